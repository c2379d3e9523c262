import { invalid, refuse } from '../http/errors.ts';
import type { Join } from '../join-permissions/join-permissions.ts';
import { byId, givenSchool } from '../join-permissions/join-permissions.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { findStudentSubjects } from './students.queries.ts';

/** Adds a student to a school, in one of its classes. */
export const schoolClass = {
  school: givenSchool,
  class: {
    find: byId(findClassSubject),
    missing: () => invalid({ classes_id: 'Cette classe n’est pas dans l’établissement.' }),
  },
} satisfies Join;

/** Places students in a class. */
export const studentsClass = {
  students: { find: findStudentSubjects, action: 'student:place' },
  class: {
    find: byId(findClassSubject),
    action: 'student:place',
    apart: () => refuse('CONFLICT', 'Cette classe n’est pas dans l’établissement de l’élève.'),
  },
} satisfies Join;
