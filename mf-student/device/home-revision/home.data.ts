import type { HomeState, StartedHomeRevision } from '@memocartes/contract/devices/home-revision/home.routes';
import type { EndedRevision } from '@memocartes/contract/devices/join/device.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

import { started } from '../device.data.ts';

const now = new Date().toISOString();

export const homeReady: HomeState = {
  status: 'READY',
  student: { id: 7, firstname: 'Zoé', avatar: null, picture: 57 },
  mode: 'PRACTICE',
  opened_by: 'CODE',
  now,
};
export const homeNotAttached: HomeState = { status: 'NONE', student: null, mode: null, opened_by: null, now };
export const homeClosed: HomeState = { ...homeNotAttached, status: 'CLOSED', opened_by: 'CODE' };

export const homeStarted: StartedHomeRevision = { ...started, id: 9, mode: 'PRACTICE' };

/** Result of a practice revision: no card moved. */
export const practised: EndedRevision = {
  cards: [],
  moved: { up: 0, down: 0, kept: 0, started: 0 },
  nb_cards: 3,
  nb_right: 3,
  nb_wrong: 0,
  nb_acquired: 12,
};

/** API responses for the page at home. */
export const homeApi = {
  'GET /home': homeReady,
  'POST /home/attach': homeReady,
  'POST /home/students/:student_id/start': homeStarted,
  'POST /home/students/:student_id/revisions/:id/answers': { cards: [] },
  'POST /home/students/:student_id/revisions/:id/end': practised,
} satisfies Answers;
