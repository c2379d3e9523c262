import type { School } from '@memocartes/contract/schools/schools.routes';
import type { Student } from '@memocartes/contract/students/students.routes';

/** A pupil of the stories, with one complete follower and one to complete. */
export const ines: Student = {
  id: 7,
  version: 1,
  firstname: 'Inès',
  lastname: 'Benali',
  gender: 'F',
  birthdate: '2018-03-14',
  level: 'CE1',
  status: 'ACTIVE',
  date_status: '2026-09-01T08:00:00Z',
  is_phygital: false,
  demo_mode: false,
  classes_id: 3,
  class_: { id: 3, name: 'CE1 A' },
  schools_id: 1,
  avatar: null,
  picture: 57,
  school: { id: 1, name: 'École Jean-Moulin' },
  fictive_id: 'E-000007',
  card_progress: [6, 8, 5, 4, 12],
  followers: [
    {
      id: 20,
      firstname: 'Karim',
      lastname: 'Benali',
      email: 'karim@example.fr',
      phone: '06 12 34 56 78',
      account: { status: 'ACTIVE', date_invited: '2026-09-01T08:00:00Z', date_status: '2026-09-04T18:00:00Z' },
      relation: 'Père',
      relation_other: null,
    },
    {
      id: 21,
      firstname: 'Lila',
      lastname: 'Haddad',
      email: null,
      phone: null,
      account: { status: 'PENDING', date_invited: null, date_status: '2026-09-01T08:00:00Z' },
      relation: 'Autre',
      relation_other: 'Voisine',
    },
  ],
};

/** As much of the school as the panel asks for: two boxes, one taken. */
export const school: Partial<School> = {
  id: 1,
  name: 'École Jean-Moulin',
  nb_physical_boxes: 2,
  nb_students_phygital: 1,
  nb_students: 24,
  limits: { students: 60, teachers: 5, classes: 5, cards: 10 },
};

/** What the API answers when all goes well. */
export const api = {
  'GET /students/:id': ines,
  'GET /schools/:id': school,
  'GET /classes/select': {
    classes: [
      { id: 3, name: 'CE1 A' },
      { id: 4, name: 'CE1 B' },
    ],
  },
  'GET /auth/check/:email': {
    ...{ isExisting: false, id: null, authentications_id: null },
    ...{ firstname: null, lastname: null, role: null },
  },
  'GET /users/select': { users: [] },
  'GET /students/:id/attach_requests': { attach_requests: [], count: 0 },
  'POST /students/:id/attach_requests': { id: 93, status: 'PENDING' },
  'DELETE /attach_requests/:id': null,
  'POST /students': { id: 70 },
  'POST /auth': { id: 80 },
  'POST /users': { id: 90 },
  'POST /users/:user_id/student/:student_id': { id: 91 },
  'POST /students/:student_id/document': { id: 92 },
  'PATCH /students/:id': ines,
  'DELETE /students/:id': null,
  'POST /students/placement/preview': { count: 1, nb_tracked: 1, from: [{ class_id: 3, students: [7] }] },
  'PATCH /students/:id/class/:class_id': ines,
};
