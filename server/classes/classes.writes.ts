import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { Insertable, Updateable } from 'kysely';

import type { Db, Trx } from '../database/database.ts';
import type { Classes } from '../database/tables/people.ts';
import { recordChanges, recordCreated, recordDeleted } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import { closeSessionPastGrace, lockSessionPastGrace } from '../learning/sessions/close-sessions.writes.ts';
import { placeStudents } from '../students/placement/placement.writes.ts';

/** The actor, as the author of a history entry. */
type Author = { id: number };

/** The teachers of a new class: independent teachers teach every class that they add. */
export const teachersOf = ({ kind, userId }: Pick<Actor, 'kind' | 'userId'>, teacherIds: readonly number[] = []) =>
  scopeOf(kind) === 'classes' ? [...teacherIds, userId] : teacherIds;

/** Makes these staff users, checked by `loadJoin`, the only teachers of a class. @throws 404 if the class was deleted */
async function setTeachers(trx: Trx, classId: number, ids: readonly number[]): Promise<void> {
  const teacherIds = [...new Set(ids)];
  const class_ = trx.selectFrom('classes').select('id').where('id', '=', classId).forNoKeyUpdate();
  await class_.executeTakeFirstOrThrow(() => refuse('NOT_FOUND'));
  const removal = trx.deleteFrom('classes_users_pro').where('classes_id', '=', classId);
  await (teacherIds.length ? removal.where('users_pro_id', 'not in', teacherIds) : removal).execute();
  if (!teacherIds.length) return;
  await trx
    .insertInto('classes_users_pro')
    .values(teacherIds.map((users_pro_id) => ({ classes_id: classId, users_pro_id })))
    .onConflict((conflict) => conflict.constraint('classes_users_pro_once').doNothing())
    .execute();
}

/**
 * The database refuses a second class of the same name, by the index `classes_name` [classes.name-unique], and a class
 * above the limit of the school [schools.limit-classes].
 * @throws 409 LIMIT_CLASSES, CLASS_NAME_TAKEN
 */
export async function insertClass(trx: Trx, actor: Author, fields: Insertable<Classes>, teachers: readonly number[]) {
  const created = await trx.insertInto('classes').values(fields).returning('id').executeTakeFirstOrThrow();
  await setTeachers(trx, created.id, teachers);
  await recordCreated(trx, actor, { type: 'CLASS', ids: [created.id] });
  return created;
}

type Changes = { fields: Updateable<Classes>; teachers: number[] | undefined };

/** @throws 409 CLASS_NAME_TAKEN */
export const updateClass = (trx: Trx, actor: Author, id: number, { fields, teachers }: Changes) =>
  recordChanges(trx, actor, { type: 'CLASS', ids: [id] }, async () => {
    const isChanged = Object.values<unknown>(fields).some((value) => value !== undefined);
    if (isChanged) await trx.updateTable('classes').set(fields).where('id', '=', id).execute();
    if (teachers) await setTeachers(trx, id, teachers);
  });

/**
 * Locks a class, so that no session of it is opened until the transaction ends [classes.delete-session].
 * @throws CLASS_IN_SESSION if a session is open: its tablets would lose the answers that they have not sent yet
 */
async function lockWithoutSession(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('classes').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  const open = await trx
    .selectFrom('sessions')
    .select('id')
    .where('classes_id', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (open) throw refuse('CLASS_IN_SESSION');
}

/**
 * Deletes a class; its students stay in the school and leave the class as in `placeStudents` [classes.delete]. Closes a
 * session of the class that is still open `graceMinutes` after its end [classes.delete-session].
 * @throws 409 CLASS_IN_SESSION while another session of the class is open
 */
export const deleteClass = (db: Db, actor: Author, id: number) =>
  db.transaction().execute(async (trx) => {
    await lockSessionPastGrace(trx, id);
    // Students are locked before the class, as in a year change. `for update` would cause a deadlock with a session
    // that is being opened, which locks the class first.
    const students = await trx
      .selectFrom('students')
      .select('id')
      .where('classes_id', '=', id)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    await closeSessionPastGrace(trx, id);
    await lockWithoutSession(trx, id);
    const ids = students.map((student) => student.id);
    if (ids.length) await recordChanges(trx, actor, { type: 'STUDENT', ids }, () => placeStudents(trx, ids, null));
    await recordDeleted(trx, actor, { type: 'CLASS', ids: [id] });
    await trx.deleteFrom('classes').where('id', '=', id).execute();
  });
