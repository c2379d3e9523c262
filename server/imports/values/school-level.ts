import { type Level, levels } from '@memocartes/contract/levels/levels';

import { plain } from '../../text/plain.ts';

const nurseryLevels = new Set(['TPS', 'PS', 'MS', 'GS']);
const nurseryInWords = /^(?:toute )?(?:petite|moyenne|grande) section$/;

const cycles = { elementaire: 'CE', moyen: 'CM' } as const;
const inWords =
  /^cours (elementaire|moyen) (?:(1|premiere|i)|(?:2|deuxieme|seconde|ii)) ?(?:ere|re|eme|nde|e)?(?: annee)?$/;

/**
 * Whether a level belongs to nursery school. The national file of a whole school contains these children, but the
 * portal does not manage them.
 */
export function isNursery(text: string): boolean {
  const words = plain(text);
  return nurseryLevels.has(words.toUpperCase().replace(/ /g, '')) || nurseryInWords.test(words);
}

/**
 * Parses CP to CM2, or the words that they abbreviate (« Cours élémentaire 1re année ») [import.values].
 * @returns null for an empty cell, undefined for another level
 */
export function readLevel(text: string): Level | null | undefined {
  if (!text.trim()) return null;
  const words = plain(text);
  if (words === 'cours preparatoire') return 'CP';
  const [, cycle, first] = inWords.exec(words) ?? [];
  const short = cycle
    ? `${cycles[cycle as keyof typeof cycles]}${first ? 1 : 2}`
    : words.toUpperCase().replace(/ /g, '');
  return levels.find((level) => level === short);
}
