import { invalid, refuseBecause } from '../http/errors.ts';
import { byId, type Join, loadedSchool } from '../join-permissions/join-permissions.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { findStudentSubjects } from './students.queries.ts';

/** Join of a new student's school and class. */
export const schoolClass = {
  school: loadedSchool,
  class: {
    find: byId(findClassSubject),
    missing: () => invalid({ classes_id: 'Cette classe n’est pas dans l’établissement.' }),
  },
} satisfies Join;

/** Join of students and the class in which they are placed. */
export const studentsClass = {
  students: { find: findStudentSubjects, action: 'student:place' },
  class: {
    find: byId(findClassSubject),
    action: 'student:place',
    otherSchool: () => refuseBecause('CLASS_OTHER_SCHOOL'),
  },
} satisfies Join;
