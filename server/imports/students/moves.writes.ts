import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Trx } from '../../database/database.ts';
import { recordChanges } from '../../history/history.writes.ts';
import { placeStudents } from '../../students/placement/placement.writes.ts';
import { keepTracking } from '../../year-change/tracking.ts';
import type { Moved } from '../../year-change/year-change.undo.ts';
import type { Difference, ExistingStudent } from './difference.ts';

type Classes = ReadonlyMap<string, { id: number }>;

const movedOf = (
  existing: ExistingStudent,
  after: Pick<Moved, 'level_after' | 'class_after' | 'status_after'>,
): Moved => ({
  id: existing.id,
  level: existing.level,
  classes_id: existing.classes_id,
  epoch: existing.epoch,
  status: existing.status,
  date_inactive: existing.date_inactive,
  demo_mode: existing.demo_mode,
  picture: existing.picture,
  left: existing.classes_id !== after.class_after,
  ...after,
});

/** Moves for a difference; a student whose new class does not exist stays in their class. */
export function plannedMoves({ moves, departures }: Difference, classes: Classes): Moved[] {
  return [
    ...moves.map(({ existing, level, class_ }) => {
      const class_after = (class_ === null ? undefined : classes.get(class_)?.id) ?? existing.classes_id;
      return movedOf(existing, { level_after: level, class_after, status_after: 'ACTIVE' });
    }),
    ...departures.map((existing) =>
      movedOf(existing, { level_after: existing.level, class_after: null, status_after: 'INACTIVE' }),
    ),
  ];
}

const writeLevelsAndStatuses = (trx: Trx, moved: readonly Moved[]) =>
  sql`
    update students
    set level = given.level_after, status = given.status_after
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given(
      id int, level_after text, status_after text
    )
    where students.id = given.id
  `.execute(trx);

async function placeEach(trx: Trx, moved: readonly Moved[]): Promise<void> {
  for (const [classId, group] of Map.groupBy(moved, ({ class_after }) => class_after)) {
    await placeStudents(
      trx,
      group.map(({ id }) => id),
      classId,
    );
  }
}

/**
 * Moves students, and stores the tracking of students who change class in the operation, for an undo.
 * @throws 409 LIMIT_STUDENTS above the offer's seats
 */
export async function writeMoves(trx: Trx, actor: Actor, operationId: number, moved: readonly Moved[]): Promise<void> {
  const ids = moved.map(({ id }) => id);
  const out = moved.filter(({ left }) => left);
  await keepTracking(
    trx,
    operationId,
    out.map(({ id }) => id),
  );
  const isLeaving = ({ status_after }: Moved) => status_after === 'INACTIVE';

  const write = async () => {
    // Departures come first, to free seats for students who come back.
    await placeEach(trx, out.filter(isLeaving));
    await writeLevelsAndStatuses(trx, moved.filter(isLeaving));
    await placeEach(
      trx,
      out.filter((item) => !isLeaving(item)),
    );
    await writeLevelsAndStatuses(
      trx,
      moved.filter((item) => !isLeaving(item)),
    );
  };

  await recordChanges(trx, actor, { type: 'STUDENT', ids, operation: 'IMPORT' }, write);
}
