import type { DeviceCard } from '@memocartes/contract/devices/join/device.routes';

/** How often a card that is missed comes again in one session, at most: learning, not punishing. */
const mostTimes = 3;
/** A missed card comes again after this many others, when there are as many. */
const later = 3;

type Turn = { readonly card: DeviceCard; readonly times: number };

/** What is left to revise: the first is shown. */
export type Round = {
  readonly turns: readonly Turn[];
  readonly total: number;
  readonly done: number;
  /** Cards known at the first answer of this session. */
  readonly known: number;
};

/** A round begins with the cards that are due. */
export const startRound = (cards: readonly DeviceCard[]): Round => ({
  turns: cards.map((card) => ({ card, times: 0 })),
  total: cards.length,
  done: 0,
  known: 0,
});

/** The round after the first card's answer. A card missed comes again a little later, but not for ever. */
export function answerRound(round: Round, isRight: boolean): Round {
  const [turn, ...rest] = round.turns;
  if (!turn) return round;
  const times = turn.times + 1;
  const again = !isRight && times < mostTimes;
  if (!again) {
    const first = isRight && times === 1 && !turn.card.again;
    return { ...round, turns: rest, done: round.done + 1, known: round.known + (first ? 1 : 0) };
  }
  return { ...round, turns: rest.toSpliced(later, 0, { card: turn.card, times }) };
}

/** Whether a right answer moves the card on: one that was missed today stays where it is. */
export const canClimb = ({ card, times }: Turn): boolean => times === 0 && !card.again;
