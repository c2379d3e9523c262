export { deckSizesOf } from './deck.ts';
export type { CardPattern, CardSide } from './Face.tsx';
export { Flashcard, type FlashcardProps } from './Flashcard.tsx';
