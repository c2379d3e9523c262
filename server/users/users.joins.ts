import { invalid } from '../http/errors.ts';
import { type Join, loadedSchool } from '../join-permissions/join-permissions.ts';
import { findStudentSubjects } from '../students/students.queries.ts';
import { findFollowers } from './users.queries.ts';

/** Join that attaches a follower to a student. */
export const followerStudent = {
  follower: { find: findFollowers },
  student: { find: findStudentSubjects, action: 'follower:create' },
} satisfies Join;

/** Join that adds a person to a school as the follower of one of its students. */
export const schoolStudent = {
  school: loadedSchool,
  student: {
    find: findStudentSubjects,
    missing: () => invalid({ student_id: 'Cet élève n’est pas dans l’établissement.' }),
  },
} satisfies Join;
