import { showsImage, patterns } from '@memocartes/contract/cards/patterns';
import type { ImportedImage } from '@memocartes/contract/cards/import/cards-import.routes';

/** The note type that cards go out as, by which they are known when they come in again; Anki may add to its name. */
export const noteTypeName = 'Mémocartes';
export const fieldNames = ['Recto', 'Verso', 'Matière', 'Sous-matière', 'Niveau', 'Catégorie'] as const;

/** How a picture stands on its side, as the class of its tag. */
export const classOf = (pattern: ImportedImage['pattern']) => `memo-${pattern}`;

const withImage = patterns.filter(showsImage) as ImportedImage['pattern'][];

export const patternOf = (tag: string): ImportedImage['pattern'] | undefined =>
  withImage.find((pattern) => tag.includes(`class="${classOf(pattern)}"`));
