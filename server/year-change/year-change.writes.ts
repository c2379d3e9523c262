import type { Actor } from '@memocartes/contract/permissions/roles';
import type { YearChanged } from '@memocartes/contract/year-change/year-change.routes';
import { sql } from 'kysely';

import { insertOperation } from '../bulk-operations/bulk-operations.writes.ts';
import { selectClassesOf } from '../classes/classes.columns.ts';
import type { Db, Trx } from '../database/database.ts';
import { type HistoryEntry, recordChanges, recordHistory } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import { closeLockedSessions, lockOpenSessions } from '../learning/sessions/close-sessions.writes.ts';
import { selectOpenSessions } from '../learning/sessions/sessions.queries.ts';
import { placeStudents } from '../students/placement/placement.writes.ts';
import { withholdPacks } from './packs-from.ts';
import { type Choices, type Plan, type PlannedClass, type PlannedStudent, planYear } from './plan.ts';
import { writeClasses } from './rename-classes.writes.ts';
import { keepTracking } from './tracking.ts';
import { countsOf, digestOf, leavesClass, selectStudents } from './year-change.queries.ts';
import type { YearData } from './year-change.undo.ts';

/**
 * Plans the year change and locks the school's students and classes until the transaction ends. The lock is not
 * `for update`, which would block insertions of rows that refer to a student or class [year.once].
 */
async function planLocked(trx: Trx, schoolId: number, choices: Choices) {
  const students = await selectStudents(trx, schoolId).orderBy('id').forNoKeyUpdate().execute();
  const classes = await selectClassesOf(trx, schoolId).forNoKeyUpdate().execute();
  return {
    before: new Map(students.map((student) => [student.id, student])),
    plan: planYear(students, classes, choices),
  };
}

/** Number of cards in the boxes of each of these students. */
async function countTrackedCards(trx: Trx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; nb: number }>`
    select students_id as id, count(*)::int as nb
    from cards_students
    where students_id = any(${ids})
    group by 1
  `.execute(trx);
  return new Map(rows.map(({ id, nb }) => [id, nb]));
}

/** Updates all levels and statuses in one statement, so that seats are counted once. */
const writeStudents = (trx: Trx, students: readonly PlannedStudent[]) => {
  const rows = students.map(({ id, level_after, outcome }) => ({
    id,
    level: level_after,
    status: outcome === 'LEAVE' ? 'INACTIVE' : 'ACTIVE',
  }));
  return sql`
    update students
    set level = given.level, status = given.status
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id int, level text, status text)
    where students.id = given.id
      and (students.level is distinct from given.level or students.status <> given.status)
  `.execute(trx);
};

const isChanged = ({ level, level_after, name, name_after }: PlannedClass) =>
  level !== level_after || name !== name_after;

function entriesOf(schoolId: number, { students, classes }: Plan): HistoryEntry[] {
  const name = new Map(classes.map((class_) => [class_.id, class_.name]));
  const nameAfter = new Map(classes.map((class_) => [class_.id, class_.name_after]));
  return students.flatMap((student) => {
    const { id, level, level_after, outcome, classes_id, class_after } = student;
    const changes: HistoryEntry['changes'] = {
      ...(level !== level_after && { level: [level, level_after] }),
      ...(outcome === 'LEAVE' && { status: ['ACTIVE', 'INACTIVE'] }),
      ...(leavesClass(student) && {
        class_: [name.get(classes_id ?? 0) ?? null, nameAfter.get(class_after ?? 0) ?? null],
      }),
    };
    const isChanged = Object.keys(changes).length > 0;
    return isChanged ? [{ schoolId, entityType: 'STUDENT', entityId: id, action: 'YEAR_CHANGE', changes }] : [];
  });
}

/**
 * Writes the year change of a school, exactly as previewed, in one transaction, and closes its open sessions
 * [year.preview] [year.sessions].
 * @throws 409 PREVIEW_CHANGED when the digest of the plan differs from `digest`, which the preview returned
 */
export const changeYear = (db: Db, actor: Actor, schoolId: number, choices: Choices & { digest: string }) =>
  db.transaction().execute(async (trx): Promise<YearChanged> => {
    await lockOpenSessions(trx, schoolId);
    const { before, plan } = await planLocked(trx, schoolId, choices);
    // A session may have been opened until the classes were locked.
    const openSessions = await selectOpenSessions(trx, schoolId).execute();
    if (digestOf(schoolId, plan, openSessions) !== choices.digest) throw refuse('PREVIEW_CHANGED');
    // Before students are placed: their revisions end with the session, as unfinished [year.sessions].
    await closeLockedSessions(trx, openSessions);
    const leaverIds = plan.students.filter(leavesClass).map(({ id }) => id);
    const counts = countsOf(plan, await countTrackedCards(trx, leaverIds));
    const classes = plan.classes.filter(isChanged);
    const data: YearData = {
      pupils: plan.students.map((student) => ({ ...student, ...before.get(student.id)!, left: leavesClass(student) })),
      classes,
    };
    const operation = await insertOperation(trx, actor, { schoolId, kind: 'YEAR_CHANGE', summary: counts, data });
    if (leaverIds.length) {
      await keepTracking(trx, operation.id, leaverIds);
      const byClass = Map.groupBy(plan.students.filter(leavesClass), ({ class_after }) => class_after);
      for (const [classId, students] of byClass) {
        const ids = students.map(({ id }) => id);
        await placeStudents(trx, ids, classId);
      }
      await withholdPacks(trx, leaverIds);
    }
    await writeStudents(trx, plan.students);
    const renamings = classes.map(({ id, name_after, level_after }) => ({ id, name: name_after, level: level_after }));
    const changed = classes.map(({ id }) => id);
    await recordChanges(trx, actor, { type: 'CLASS', ids: changed, operation: 'YEAR_CHANGE' }, () =>
      writeClasses(trx, renamings),
    );
    await recordHistory(trx, actor, entriesOf(schoolId, plan));
    return { operation_id: operation.id, counts };
  });
