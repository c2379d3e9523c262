import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';

/** Maximum number of attempts per card in one revision. */
const maxAttempts = 3;
/** A missed card is shown again after this many other cards, or after the last card if fewer cards are left. */
const retryAfterCards = 3;

type Turn = {
  readonly card: DeviceCard;
  /** Number of attempts so far. Tabs store it under this name, which other versions of the remote read too. */
  readonly times: number;
};

/** The cards left to revise; the first is shown. */
export type Round = {
  readonly turns: readonly Turn[];
  readonly total: number;
  readonly done: number;
  /** Number of cards answered right at the first attempt, not missed earlier in this session; stored like `times`. */
  readonly known: number;
};

/** A round with the cards of a started revision. */
export const startRound = (cards: readonly DeviceCard[]): Round => ({
  turns: cards.map((card) => ({ card, times: 0 })),
  total: cards.length,
  done: 0,
  known: 0,
});

/**
 * The round after an answer to its first card. A missed card is shown again later, until it has had `maxAttempts`
 * attempts [boxes.missed].
 */
export function answerRound(round: Round, isRight: boolean): Round {
  const [turn, ...otherTurns] = round.turns;
  if (!turn) return round;
  const attempts = turn.times + 1;
  const isRepeated = !isRight && attempts < maxAttempts;
  if (!isRepeated) {
    const isKnown = isRight && attempts === 1 && !turn.card.again;
    return { ...round, turns: otherTurns, done: round.done + 1, known: round.known + (isKnown ? 1 : 0) };
  }
  return { ...round, turns: otherTurns.toSpliced(retryAfterCards, 0, { card: turn.card, times: attempts }) };
}

/** Whether a right answer may move the card up: not when the card was missed in this session [boxes.missed]. */
export const canMoveUp = ({ card, times }: Turn): boolean => times === 0 && !card.again;
