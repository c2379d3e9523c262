import type { User } from '@memocartes/contract/users/users.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

import { api as studentApi } from '../../fixtures/students.data.ts';

const school = { id: 1, name: 'École Jean-Moulin' };

const child = (id: number, firstname: string) => ({
  relation: 'Père',
  relation_other: null,
  student: { id, firstname, lastname: 'Benali', has_left: false, class_: { id: 3, name: 'CE1 A' }, school },
});

/** A follower of the stories, with one child. */
export const karim: User = {
  id: 20,
  version: 1,
  authentications_id: 10,
  schools_id: 1,
  phone: '06 12 34 56 78',
  authentication: {
    id: 10,
    role: 'USER',
    status: 'ACTIVE',
    email: 'karim@example.fr',
    firstname: 'Karim',
    lastname: 'Benali',
    date_subscription: '2026-09-01T00:00:00.000Z',
    date_expiration: null,
    date_invited: '2026-09-01T00:00:00.000Z',
    date_status: '2026-09-04T18:00:00.000Z',
  },
  avatar: null,
  school: null,
  classes: [],
  nb_cards: 0,
  student: [child(7, 'Inès')],
  is_incomplete: false,
  is_shared: false,
};

/** `karim` with two children: the relationship is shown as « Multiple ». */
export const withTwoChildren: User = { ...karim, student: [child(7, 'Inès'), child(8, 'Samir')] };

/** A follower who also has a child in another school. */
export const shared: User = { ...karim, schools_id: null, is_shared: true };

/** An imported follower, without phone and address. */
export const incomplete: User = {
  ...karim,
  phone: null,
  authentication: { ...karim.authentication, email: null, status: 'PENDING', date_invited: null },
  is_incomplete: true,
};

/** A follower whose address does not exist. */
export const undelivered: User = {
  ...karim,
  authentication: { ...karim.authentication, status: 'PENDING', invitation_failure: 'NO_MAILBOX' },
};

export const api = {
  ...studentApi,
  'GET /users/:id': karim,
  'PATCH /users/:id': karim,
  'DELETE /users/:id': null,
  'PATCH /users/:user_id/student/:student_id': null,
  'DELETE /users/:user_id/student/:student_id': null,
} satisfies Answers;
