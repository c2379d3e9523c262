import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';

/** Attempts per card in one revision, at most. */
const maxAttempts = 3;
/** A missed card is shown again after this many others, or after the last one if fewer are left. */
const retryAfterCards = 3;

type Turn = { readonly card: DeviceCard; readonly times: number };

/** The cards left to revise; the first is shown. */
export type Round = {
  readonly turns: readonly Turn[];
  readonly total: number;
  readonly done: number;
  /** Cards answered right at the first attempt, and not missed earlier today. */
  readonly known: number;
};

/** A round with the cards that are due. */
export const startRound = (cards: readonly DeviceCard[]): Round => ({
  turns: cards.map((card) => ({ card, times: 0 })),
  total: cards.length,
  done: 0,
  known: 0,
});

/**
 * The round after an answer to its first card. A missed card is shown again later, up to `maxAttempts` times
 * [boxes.missed].
 */
export function answerRound(round: Round, isRight: boolean): Round {
  const [turn, ...otherTurns] = round.turns;
  if (!turn) return round;
  const times = turn.times + 1;
  const isRepeated = !isRight && times < maxAttempts;
  if (!isRepeated) {
    const first = isRight && times === 1 && !turn.card.again;
    return { ...round, turns: otherTurns, done: round.done + 1, known: round.known + (first ? 1 : 0) };
  }
  return { ...round, turns: otherTurns.toSpliced(retryAfterCards, 0, { card: turn.card, times }) };
}

/** Whether a right answer moves the card up: not when it was missed today [boxes.missed]. */
export const canMoveUp = ({ card, times }: Turn): boolean => times === 0 && !card.again;
