import type { HomeRevisionMode } from '@memocartes/contract/devices/home-revision/home';
import type { StartedRevision } from '@memocartes/contract/devices/join/device.routes';

import { readFromTab, storeInTab } from '../offline/tabData.ts';
import { type Round, startRound } from './round.ts';

/** A started revision, as stored in this tab for a reload. */
export type RunningRevision = {
  /** Id of the session or, at home, of the revision. */
  readonly id: number;
  /** Mode of a revision at home; absent in a session. */
  readonly home?: HomeRevisionMode;
  readonly student: StartedRevision['student'];
  /** How far the server's clock is ahead of the tablet's, in ms; corrects the time of answers. */
  readonly ahead: number;
  readonly round: Round;
  /** The last answer, which can be undone, and the round before it. */
  readonly last?: { readonly client_id: string; readonly cards_id: number; readonly before: Round };
};

const name = 'revision';

/** A revision that starts with the cards from the server. */
export const toRunningRevision = (
  id: number,
  { student, cards, now }: StartedRevision,
  home?: HomeRevisionMode,
): RunningRevision => ({
  id,
  ...(home && { home }),
  student,
  ahead: Date.parse(now) - Date.now(),
  round: startRound(cards),
});

const readStored = () => readFromTab(name) as RunningRevision | undefined;

export const storeRunningRevision = (running: RunningRevision | undefined): void => storeInTab(name, running);

/** The revision stored for this session, or undefined [tablets.offline]. */
export function readRunningRevision(id: number): RunningRevision | undefined {
  const running = readStored();
  return running?.id === id && !running.home ? running : undefined;
}

/** The revision at home stored for this student, or undefined [home-revision.offline]. */
export function readRunningHomeRevision(studentId: number): RunningRevision | undefined {
  const running = readStored();
  return running?.home && running.student.id === studentId ? running : undefined;
}

/** Deletes a stored revision at home; a revision of a session stays stored. */
export function deleteRunningHomeRevision(): void {
  if (readStored()?.home) storeRunningRevision(undefined);
}
