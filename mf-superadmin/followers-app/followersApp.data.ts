import type { AppFollower } from '@memocartes/contract/auth/auth.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const jeanMace = { id: 1, name: 'École élémentaire Jean-Macé' };
const tilleuls = { id: 2, name: 'École primaire des Tilleuls' };

const ofTwoSchools: AppFollower = {
  id: 71,
  authentications_id: 81,
  firstname: 'Karim',
  lastname: 'Benali',
  email: 'karim.benali@example.fr',
  phone: '06 39 98 12 34',
  status: 'ACTIVE',
  date_invited: '2025-09-01T08:00:00Z',
  date_status: '2025-09-01T08:00:00Z',
  students: [
    { relation: 'Père', student: { id: 7, firstname: 'Inès', lastname: 'Benali', school: jeanMace } },
    { relation: 'Père', student: { id: 8, firstname: 'Adam', lastname: 'Benali', school: tilleuls } },
  ],
};
const follower: AppFollower = {
  ...ofTwoSchools,
  id: 72,
  authentications_id: 82,
  firstname: 'Odile',
  lastname: 'Beaufils',
  email: null,
  phone: null,
  status: 'PENDING',
  date_invited: '2026-11-03T09:00:00Z',
  date_status: '2026-11-03T09:00:00Z',
  students: [{ relation: 'Marraine', student: { id: 9, firstname: 'Zoë', lastname: 'Beaufils', school: tilleuls } }],
};
const withoutChild: AppFollower = {
  ...follower,
  id: 73,
  authentications_id: 83,
  firstname: 'Luc',
  lastname: 'Morel',
  students: [],
};

export const api = {
  'GET /auth/followers': { followers: [ofTwoSchools, follower, withoutChild], count: 3 },
  'GET /schools/select': { schools: [jeanMace, tilleuls] },
} satisfies Answers;
