import type { Student } from '@memocartes/contract/students/students.routes';

/** A pupil of the stories: followed by two, one of whom is still to be completed. */
export const student: Student = {
  id: 7,
  firstname: 'Inès',
  lastname: 'Benali',
  gender: 'F',
  birthdate: '2018-03-14',
  level: 'CE1',
  status: 'ACTIVE',
  is_phygital: false,
  demo_mode: false,
  classes_id: 3,
  class_: { id: 3, name: 'CE1 A' },
  schools_id: 1,
  avatar: null,
  school: { id: 1, name: 'École Jean-Macé' },
  fictive_id: 'E-000007',
  card_progress: [6, 8, 5, 4, 12],
  followers: [
    {
      id: 30,
      firstname: 'Karim',
      lastname: 'Benali',
      email: 'karim@example.fr',
      phone: '06 12 34 56 78',
      relation: 'Père',
      relation_other: null,
    },
    {
      id: 32,
      firstname: 'Odile',
      lastname: 'Martin',
      email: null,
      phone: null,
      relation: 'Autre',
      relation_other: 'Voisine',
    },
  ],
};
