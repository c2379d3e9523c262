export type { CardPattern, CardSide } from './Face.tsx';
export { Flashcard, type FlashcardProps } from './Flashcard.tsx';
export { deckSizesOf } from './textSizes.ts';
