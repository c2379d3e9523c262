import { today } from '@memocartes/contract/learning/calendar/days';
import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db } from '../database/database.ts';
import { authorize } from '../http/actor/authorize.ts';
import { invalid, refuse } from '../http/errors.ts';
import { findStudentSubjects } from './students.queries.ts';

/** @throws 422 on a birth date later than today [students.birth-date] */
export function checkBirthdate({ birthdate }: { birthdate?: string | null }): void {
  if (birthdate && birthdate > today()) {
    throw invalid({ birthdate: 'La date de naissance ne peut pas être dans le futur.' });
  }
}

/**
 * Checks that the actor may do the action on all these students.
 * @throws 404 if the actor can't see a student; 403
 */
export async function authorizeStudents(db: Db, actor: Actor, action: Action, ids: readonly number[]): Promise<void> {
  const students = await findStudentSubjects(db, actor, ids);
  if (students.length < new Set(ids).size) throw refuse('NOT_FOUND');
  for (const student of students) authorize(actor, action, student);
}
