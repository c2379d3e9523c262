import type { Card } from '@memocartes/contract/cards/cards.routes';

/** Seconds that a child of eight takes for a card, about: to read it, answer, turn it and compare. Writing takes longer, and so does a lesson. */
const seconds = { turned: 20, typed: 40, lesson: 45 } as const;

const secondsOf = ({ is_typed, is_lesson }: Pick<Card, 'is_typed' | 'is_lesson'>) =>
  is_lesson ? seconds.lesson : is_typed ? seconds.typed : seconds.turned;

/** Minutes, rounded up, that going once through these cards takes about. */
export const minutesOf = (cards: readonly Pick<Card, 'is_typed' | 'is_lesson'>[]): number =>
  Math.ceil(cards.reduce((sum, card) => sum + secondsOf(card), 0) / 60);
