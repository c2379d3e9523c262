export { deckSizesOf } from './deck.ts';
export type { CardPattern, CardSide } from './Face.tsx';
export type { FlashcardProps } from './Flashcard.tsx';
export { Flashcard } from './Flashcard.tsx';
