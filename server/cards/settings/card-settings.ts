import { maxAcceptedAnswers } from '@memocartes/contract/cards/cards';
import type { CardSettings } from '@memocartes/contract/cards/import/cards-import.routes';
import { maxLineLength } from '@memocartes/contract/cards/layout/patterns';

import { plain } from '../../text/plain.ts';

const words = {
  is_handwritten: 'Écriture cursive',
  is_typed: 'Réponse à écrire',
  accents_count: 'Accents comptés',
  is_lesson: 'Leçon',
} as const;
type Flag = keyof typeof words;
const flags = Object.keys(words) as Flag[];

/** The settings that are on, in words: a cell of an exported file [cards.export]. */
export const writeSettings = (card: Readonly<Record<Flag, boolean>>): string =>
  flags
    .filter((flag) => card[flag])
    .map((flag) => words[flag])
    .join(', ');

/** Reads the cells with the settings and the accepted answers, one per line. Settings that are not named are off. */
export function readSettings(cell: string, answers: string): CardSettings {
  const named = new Set(cell.split(',').map(plain));
  const isOn = (flag: Flag) => named.has(plain(words[flag]));
  return {
    is_handwritten: isOn('is_handwritten'),
    is_typed: isOn('is_typed'),
    accents_count: isOn('accents_count'),
    is_lesson: isOn('is_lesson'),
    accepted_answers: answers
      .split('\n')
      .map((answer) => answer.trim().slice(0, maxLineLength))
      .filter(Boolean)
      .slice(0, maxAcceptedAnswers),
  };
}
