import { sql } from 'kysely';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../../database/database.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { placeStudents } from '../../students/placement.queries.ts';
import { keepTracking } from '../../year-change/tracking.ts';
import type { Moved } from '../../year-change/year-change.undo.ts';
import type { Difference, Known } from './difference.ts';

type Classes = ReadonlyMap<string, { id: number }>;

const movedOf = (known: Known, after: Pick<Moved, 'level_after' | 'class_after' | 'status_after'>): Moved => ({
  ...{ id: known.id, level: known.level, classes_id: known.classes_id, epoch: known.epoch, status: known.status },
  ...{ demo_mode: known.demo_mode, picture: known.picture, left: known.classes_id !== after.class_after },
  ...after,
});

/** Where each student of a difference goes; a class that is not there leaves them where they are. */
export function plannedMoves({ moves, departures }: Difference, classes: Classes): Moved[] {
  return [
    ...moves.map(({ known, level, class_ }) => {
      const class_after = (class_ === null ? undefined : classes.get(class_)?.id) ?? known.classes_id;
      return movedOf(known, { level_after: level, class_after, status_after: 'ACTIVE' });
    }),
    ...departures.map((known) =>
      movedOf(known, { level_after: known.level, class_after: null, status_after: 'INACTIVE' }),
    ),
  ];
}

const writeLevels = (trx: Db, moved: readonly Moved[]) =>
  sql`
    update students s set level = given.level_after, status = given.status_after
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given(id int, level_after text, status_after text)
    where s.id = given.id`.execute(trx);

async function placeEach(trx: Db, moved: readonly Moved[]): Promise<void> {
  for (const [classId, group] of Map.groupBy(moved, ({ class_after }) => class_after))
    await placeStudents(
      trx,
      group.map(({ id }) => id),
      classId,
    );
}

/**
 * Moves students of the school as a file says, with what it takes to undo it kept in the operation. Give it the transaction.
 * @throws 409 LIMIT_STUDENTS by the school's constraint
 */
export async function writeMoves(trx: Db, actor: Actor, operationId: number, moved: readonly Moved[]): Promise<void> {
  const ids = moved.map(({ id }) => id);
  const out = moved.filter(({ left }) => left);
  await keepTracking(
    trx,
    operationId,
    out.map(({ id }) => id),
  );
  const isLeaving = ({ status_after }: Moved) => status_after === 'INACTIVE';
  await recordChanges(trx, actor, 'STUDENT', ids, async () => {
    // Who leaves, leaves the class first, and frees a seat before another comes back to one.
    await placeEach(trx, out.filter(isLeaving));
    await writeLevels(trx, moved.filter(isLeaving));
    await placeEach(
      trx,
      out.filter((one) => !isLeaving(one)),
    );
    await writeLevels(
      trx,
      moved.filter((one) => !isLeaving(one)),
    );
  });
}
