import { mondayOf } from '@memocartes/contract/learning/calendar/days';
import { weekOf } from '@memocartes/contract/learning/calendar/school-days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import type { AssignResult, CreatePack, UpdatePack } from '@memocartes/contract/packs/packs.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';

import type { Db, Trx } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import { findRequested } from '../http/request-id.ts';
import { notify } from '../notifications/notify.ts';
import { lockInSchool } from '../school-membership/lock-in-school.ts';
import type { LearningClass } from '../visibility/learning-class.ts';
import { lockPack, setCards } from './pack-cards.writes.ts';

/** @throws PACK_ALL_ARCHIVED: the class would have nothing to learn [packs.all-archived] */
async function checkPublishedCard(trx: Trx, packId: number): Promise<void> {
  const published = await trx
    .selectFrom('packs_cards')
    .innerJoin('cards', 'cards.id', 'packs_cards.cards_id')
    .select('cards.id')
    .where('packs_cards.packs_id', '=', packId)
    .where('cards.status', '=', 'FINAL')
    .limit(1)
    .executeTakeFirst();
  if (!published) throw refuse('PACK_ALL_ARCHIVED');
}

/** Warnings for a class's week [packs.holidays]. @throws 422 PACK_WEEK_HOLIDAY when the whole week is in holidays */
function checkWeek({ calendar }: LearningClass, week: string): AssignResult['warnings'] {
  const { state, holidays } = weekOf(week, calendar);
  if (state === 'holiday') throw refuse('PACK_WEEK_HOLIDAY');
  return state === 'partly' ? [{ code: 'PACK_WEEK_PARTLY_HOLIDAY', holidays }] : [];
}

/** Warning if the class has this pack in other weeks, from the school year of `week` on [packs.given-before]. */
async function checkGivenBefore(
  trx: Trx,
  packId: number,
  classId: number,
  week: string,
): Promise<AssignResult['warnings']> {
  const rows = await trx
    .selectFrom('packs_classes')
    .select('week')
    .where('packs_id', '=', packId)
    .where('classes_id', '=', classId)
    .where('week', '<>', week)
    .where('week', '>=', mondayOf(schoolYearStart(week)))
    .orderBy('week')
    .execute();
  return rows.length ? [{ code: 'PACK_GIVEN_BEFORE', weeks: rows.map((row) => row.week) }] : [];
}

/**
 * Assigns a pack to a class for a week and notifies the followers of its students, in the caller's transaction
 * [packs.week] [packs.week-text] [packs.concurrent] [packs.copy].
 * @throws 409 PACK_WEEK_TAKEN, by a database constraint; 409 PACK_ALL_ARCHIVED; 422 PACK_WEEK_HOLIDAY when the whole
 * week is in holidays
 */
async function assignPack(trx: Trx, packId: number, class_: LearningClass, week: string): Promise<AssignResult> {
  const warnings = checkWeek(class_, week);
  await checkPublishedCard(trx, packId);
  const { id } = await trx
    .insertInto('packs_classes')
    .values({ packs_id: packId, classes_id: class_.id, week })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notify(trx, { kind: 'PACK_GIVEN', packId, classIds: [class_.id] });
  return { id, warnings: [...warnings, ...(await checkGivenBefore(trx, packId, class_.id, week))] };
}

/**
 * Assigns an existing pack for an actor, as `assignPack` [staff.transfer-meanwhile].
 * @throws 409 CONFLICT if the actor is being moved to another school; the errors of `assignPack`
 */
export const assignExistingPack = (db: Db, actor: Actor, packId: number, class_: LearningClass, week: string) =>
  db.transaction().execute(async (trx) => {
    await lockInSchool(trx, actor);
    return assignPack(trx, packId, class_, week);
  });

/**
 * Moves a class's pack from one week to another; a refusal changes nothing [packs.move].
 * @throws 404 when the class does not have the pack in week `from`, 409 PACK_WEEK_TAKEN, 422 PACK_WEEK_HOLIDAY
 */
export async function movePack(
  db: Db,
  packId: number,
  class_: LearningClass,
  { from, to }: { from: string; to: string },
): Promise<AssignResult> {
  const warnings = checkWeek(class_, to);
  const moved = await db
    .updateTable('packs_classes')
    .set({ week: to })
    .where('packs_id', '=', packId)
    .where('classes_id', '=', class_.id)
    .where('week', '=', from)
    .returning('id')
    .executeTakeFirst();
  if (!moved) throw refuse('NOT_FOUND');
  return { id: moved.id, warnings };
}

/** Query that unassigns a pack from a class and week. */
const deleteAssignment = (db: Db, packId: number, classId: number, week: string) =>
  db
    .deleteFrom('packs_classes')
    .where('packs_id', '=', packId)
    .where('classes_id', '=', classId)
    .where('week', '=', week);

/**
 * Creates a pack. With a class and week, also assigns the pack, in the same transaction; with `replaces`, that pack is
 * first unassigned from the class and week [packs.replace] [packs.replace-notified]. Returns an existing pack if the
 * same request has created it [interface.request-once].
 * @throws 409 PACK_WEEK_TAKEN if the week has another pack than `replaces`; 422 naming `cards`; 422 PACK_WEEK_HOLIDAY
 */
export const createPack = (
  db: Db,
  actor: Actor,
  { title, name, icon, cards, replaces, request_id }: CreatePack,
  assignment: { class_: LearningClass; week: string } | undefined,
) =>
  db.transaction().execute(async (trx): Promise<AssignResult> => {
    await lockInSchool(trx, actor);
    const existing = await findRequested(trx, actor, { table: 'packs', id: request_id });
    if (existing) return { ...existing, warnings: assignment ? checkWeek(assignment.class_, assignment.week) : [] };
    const { id } = await trx
      .insertInto('packs')
      .values({ title, name, icon, request_id, authentications_id: actor.id, schools_id: actor.schoolId! })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setCards(trx, actor, id, cards);
    if (!assignment) return { id, warnings: [] };
    const { class_, week } = assignment;
    const isReplaced =
      replaces !== undefined &&
      (await deleteAssignment(trx, replaces, class_.id, week).returning('id').executeTakeFirst());
    const { warnings } = await assignPack(trx, id, class_, week);
    if (isReplaced) {
      const event = { packId: id, replacedId: replaces, classId: class_.id, week, actorId: actor.id };
      await notify(trx, { kind: 'PACK_REPLACED', ...event });
    }
    return { id, warnings };
  });

/** @throws 404; 422 naming `cards` */
export async function updatePack(trx: Trx, actor: Actor, id: number, { cards, ...fields }: UpdatePack): Promise<void> {
  if (!(await lockPack(trx, id))) throw refuse('NOT_FOUND');
  if (Object.keys(fields).length) await trx.updateTable('packs').set(fields).where('id', '=', id).execute();
  if (cards) await setCards(trx, actor, id, cards);
}

export const deletePack = (db: Db, id: number) => db.deleteFrom('packs').where('id', '=', id).execute();

/** @throws 404 when the class does not have the pack for that week */
export async function unassignPack(db: Db, packId: number, classId: number, week: string): Promise<void> {
  const removed = await deleteAssignment(db, packId, classId, week).returning('id').executeTakeFirst();
  if (!removed) throw refuse('NOT_FOUND');
}
