import type { StartedRevision } from '@memocartes/contract/devices/join/device.routes';

import { keep, recall } from '../offline/lastData.ts';
import { type Round, startRound } from './round.ts';

/** A revision under way on this tablet, as it is kept for a page that is loaded again. */
export type Running = {
  /** The session's id. */
  readonly id: number;
  readonly student: StartedRevision['student'];
  /** How far the server's clock is ahead of the tablet's, in ms: the hour of answers is corrected by it. */
  readonly ahead: number;
  readonly round: Round;
  /** The last answer, which may be taken back, and the round before it. */
  readonly last?: { readonly client_id: string; readonly cards_id: number; readonly before: Round };
};

const name = 'revision';

/** A student begins with the cards that the server gave. */
export const startRunning = (id: number, { student, cards, now }: StartedRevision): Running => ({
  id,
  student,
  ahead: Date.parse(now) - Date.now(),
  round: startRound(cards),
});

export const keepRunning = (running: Running | undefined): void => keep(name, running);

/** The revision that this tablet had begun in the session, or undefined. */
export function recallRunning(id: number): Running | undefined {
  const running = recall<Running>(name);
  return running?.id === id ? running : undefined;
}
