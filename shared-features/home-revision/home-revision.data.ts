import type {
  HomeAccess,
  HomeActivity,
  HomeCode,
  HomeState,
} from '@memocartes/contract/devices/home-revision/home.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const homeState: HomeState = {
  status: 'READY',
  student: { id: 7, firstname: 'Zoé', avatar: null, picture: 57 },
  mode: 'PRACTICE',
  opened_by: 'FOLLOWER',
  now: '2026-11-20T17:00:00Z',
};

export const homeAccess: HomeAccess = {
  option: 'PRACTICE',
  has_cards: true,
  week: { nb_revisions: 2, nb_answers: 24, nb_right: 20 },
  devices: [
    {
      id: 3,
      opened_by: 'FOLLOWER',
      is_this: true,
      date_create: '2026-11-20T17:00:00Z',
      date_seen: '2026-11-21T16:30:00Z',
    },
    {
      id: 2,
      opened_by: 'CODE',
      is_this: false,
      date_create: '2026-11-18T15:10:00Z',
      date_seen: '2026-11-19T18:05:00Z',
    },
  ],
};

const homeCode: HomeCode = { code: '4F7K9BCD', date_expiration: '2026-11-21T18:00:00Z' };

export const homeActivity: HomeActivity = {
  option: 'PRACTICE',
  week: { nb_revisions: 3, nb_answers: 24, nb_right: 20 },
  revisions: [
    { id: 9, date: '2026-11-21T16:30:00Z', mode: 'PRACTICE', nb_answers: 10, nb_cards: 9, nb_right: 8, nb_wrong: 2 },
    { id: 8, date: '2026-11-19T17:00:00Z', mode: 'PRACTICE', nb_answers: 8, nb_cards: 8, nb_right: 7, nb_wrong: 1 },
    { id: 7, date: '2026-11-17T17:10:00Z', mode: 'COUNTS', nb_answers: 6, nb_cards: 6, nb_right: 5, nb_wrong: 1 },
  ],
};

/** API responses for stories of revision at home. */
export const homeApi = {
  'GET /students/:id/home': homeAccess,
  'POST /students/:id/home/devices': homeState,
  'POST /students/:id/home/code': homeCode,
  'PATCH /home_devices/:id/revoke': null,
  'PATCH /home_devices/:id/restore': null,
  'GET /students/:id/home_revisions': homeActivity,
} satisfies Answers;
