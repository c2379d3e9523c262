import type { School } from '@memocartes/contract/schools/schools.routes';
import type { User } from '@memocartes/contract/users/users.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

export const user: User = {
  id: 30,
  version: 1,
  authentications_id: 40,
  schools_id: 1,
  phone: '06 39 98 12 34',
  authentication: {
    id: 40,
    role: 'TEACHER',
    status: 'ACTIVE',
    email: 'camille.roussel@example.fr',
    firstname: 'Camille',
    lastname: 'Roussel',
    date_subscription: '2025-09-01T08:00:00Z',
    date_expiration: null,
    date_invited: '2026-11-03T09:00:00Z',
    date_status: '2025-09-04T18:00:00Z',
  },
  avatar: null,
  school: { id: 1, name: 'École Jean-Macé', offer: { id: 4, code: 'SCHOOL_PAYED' } },
  classes: [
    { id: 3, name: 'CE1 A', link_id: 71 },
    { id: 4, name: 'CM1/CM2', link_id: 72 },
  ],
  nb_cards: 12,
  student: [],
  is_incomplete: false,
  is_shared: false,
};

export const account = (changes: Partial<User['authentication']>): User => ({
  ...user,
  authentication: { ...user.authentication, ...changes },
});

/** An independent teacher, with their offer. */
export const independentTeacher: User = {
  ...account({ date_expiration: '2028-08-31T21:59:59Z' }),
  schools_id: 2,
  classes: [],
  school: { id: 2, name: 'Camille Roussel', offer: { id: 2, code: 'TEACHER_PAYED' } },
};

export const school = {
  id: 1,
  name: 'École Jean-Macé',
  offers_id: 4,
  offer: { id: 4, code: 'SCHOOL_PAYED' },
  is_master: false,
  nb_teachers: 9,
  nb_teachers_max: 12,
  limits: { students: null, teachers: 12, classes: null, cards: null },
} as School;
export const independentSchool = {
  ...school,
  offers_id: 2,
  is_master: true,
  nb_teachers: 0,
  nb_teachers_max: 5,
  limits: { ...school.limits, teachers: 1 },
} as School;

export const api = {
  'GET /users/:id': user,
  'GET /schools/select': { schools: [{ id: 8, name: 'École du Bourg' }] },
  'GET /schools/:id': school,
  'GET /history': { history: [], count: 0 },
  'GET /auth/check/:email': { isExisting: false },
  'GET /auth/:id/send_mail': null,
  'POST /users': { id: 31 },
  'PATCH /users/:id': user,
  'PATCH /auth/:id': {},
  'DELETE /users/:id': null,
  'DELETE /auth/:id/reject': null,
  'GET /classes_userspro/:id': { id: 1, classes_id: 3, users_pro_id: 9 },
  'DELETE /classes_userspro/:id': null,
  'POST /classes_userspro': { id: 5 },
  'GET /classes/select': {
    classes: [
      { id: 3, name: 'CE1 A' },
      { id: 5, name: 'CE2' },
    ],
  },
} satisfies Answers;
