import type { Card } from '@memocartes/contract/cards/cards.routes';

/** Approximate seconds for an eight-year-old to read, answer, turn and compare a card, by kind of card. */
const seconds = { turned: 20, typed: 40, lesson: 45 } as const;

const secondsOf = ({ is_typed, is_lesson }: Pick<Card, 'is_typed' | 'is_lesson'>) =>
  is_lesson ? seconds.lesson : is_typed ? seconds.typed : seconds.turned;

/** Approximate minutes to go once through these cards, rounded up. */
export const minutesOf = (cards: readonly Pick<Card, 'is_typed' | 'is_lesson'>[]): number =>
  Math.ceil(cards.reduce((sum, card) => sum + secondsOf(card), 0) / 60);
