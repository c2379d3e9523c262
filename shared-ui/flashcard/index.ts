export { Flashcard } from './Flashcard.tsx';
export type { FlashcardProps } from './Flashcard.tsx';
export type { CardSide } from './Face.tsx';
export type { CardPattern } from './fit.ts';
