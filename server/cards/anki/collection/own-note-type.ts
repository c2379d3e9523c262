import type { ImportedImage } from '@memocartes/contract/cards/import/cards-import.routes';
import { patterns, showsImage } from '@memocartes/contract/cards/layout/patterns';

/** Anki note type of exported cards, by which an import recognises them. Anki may add a suffix to the name. */
export const noteTypeName = 'Mémocartes';
export const fieldNames = ['Recto', 'Verso', 'Matière', 'Sous-matière', 'Niveau', 'Catégorie'] as const;

/** CSS class that stores a picture's layout. */
export const classOf = (pattern: ImportedImage['pattern']) => `memo-${pattern}`;

const withImage: ImportedImage['pattern'][] = patterns.filter(showsImage);

export const patternOf = (tag: string): ImportedImage['pattern'] | undefined =>
  withImage.find((pattern) => tag.includes(`class="${classOf(pattern)}"`));

/**
 * Data of a card in its field « Verso », which Anki neither shows nor exports as text: the settings of the card, and
 * its accepted answers.
 */
type HiddenPart = 'settings' | 'answers';
const hiddenParts = /<span class="memo-(settings|answers)" data-text="([^"<>]*)"><\/span>/g;

/** @param text escaped, for an attribute */
export const hide = (part: HiddenPart, text: string): string =>
  `<span class="memo-${part}" data-text="${text}"></span>`;

/** Splits the HTML of a side into what Anki shows and the hidden parts, which are escaped. */
export function splitHidden(html: string): { shown: string; hidden: Partial<Record<HiddenPart, string>> } {
  const hidden: Partial<Record<HiddenPart, string>> = {};
  const shown = html.replace(hiddenParts, (_all, part: HiddenPart, text: string) => {
    hidden[part] = text;
    return '';
  });
  return { shown, hidden };
}
