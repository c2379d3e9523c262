import { invalid } from '../http/errors.ts';
import type { Join } from '../join-permissions/join-permissions.ts';
import { givenSchool, one } from '../join-permissions/join-permissions.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { findTeachers } from './classes.queries.ts';

const teachers = {
  find: findTeachers,
  missing: () => invalid({ teachersList: 'Choisissez des enseignants de l’établissement.' }),
};

/** A class is added to a school, with its teachers. */
export const schoolTeachers = { school: givenSchool, teachers } satisfies Join;

/** Teachers are given a class. */
export const classTeachers = {
  class: { find: one(findClassSubject), action: 'class:edit' },
  teachers,
} satisfies Join;
