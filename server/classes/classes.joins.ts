import { invalid } from '../http/errors.ts';
import { byId, type Join, loadedSchool } from '../join-permissions/join-permissions.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { findTeachers } from './classes.queries.ts';

const teachers = {
  find: findTeachers,
  missing: () => invalid({ teachersList: 'Choisissez des enseignants de l’établissement.' }),
};

/** Objects checked when a class is added: its school and teachers. */
export const schoolTeachers = { school: loadedSchool, teachers } satisfies Join;

/** Objects checked when teachers are assigned to a class. */
export const classTeachers = {
  class: { find: byId(findClassSubject), action: 'class:edit' },
  teachers,
} satisfies Join;
