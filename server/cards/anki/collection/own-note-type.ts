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
