import type { School } from '@memocartes/contract/schools/schools.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

import { school as existing } from '../details/school.data.ts';

export const school: School = { ...existing, nb_students_phygital: 18, date_expiration: '2098-08-31T21:59:59Z' };
export const trial: School = {
  ...school,
  name: 'École primaire des Tilleuls',
  offers_id: 3,
  offer: { id: 3, code: 'SCHOOL_FREE' },
  nb_students: 48,
  nb_classes: 2,
  nb_students_max: null,
  nb_physical_boxes: 0,
  nb_students_phygital: 0,
  limits: { students: 60, teachers: 5, classes: 5, cards: 10 },
  nb_teachers: 3,
  nb_teachers_max: 5,
  date_trial_end: '2027-01-10T00:00:00Z',
};

export const api = {
  'GET /schools/:id': school,
  'GET /history': { history: [], count: 0 },
  'GET /offers/select': {
    offers: [
      { id: 1, code: 'TEACHER_FREE' },
      { id: 2, code: 'TEACHER_PAYED' },
      { id: 3, code: 'SCHOOL_FREE' },
      { id: 4, code: 'SCHOOL_PAYED' },
    ],
  },
  'POST /schools': { id: 9 },
  'PATCH /schools/:id': school,
  'DELETE /schools/:id': null,
} satisfies Answers;
