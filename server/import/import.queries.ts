import { sql } from 'kysely';
import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { limitsOf } from '@memocartes/contract/offers/offers';
import { levels } from '@memocartes/contract/people/people';
import type { Db } from '../database/database.ts';
import { refuse } from '../http/errors.ts';
import { judge } from './judge.ts';
import { messages } from './messages.ts';
import type { ReadRow } from './read-row.ts';

/** The pupils of a school, by what a row of a file is compared with. */
const findKnown = (db: Db, schoolId: number) =>
  db
    .selectFrom('students as s')
    .leftJoin('classes as c', 'c.id', 's.classes_id')
    .select(['s.firstname', 's.lastname', 's.birthdate', 'c.name as class_'])
    .where('s.schools_id', '=', schoolId)
    .execute();

const selectSeats = (db: Db, schoolId: number) =>
  db
    .selectFrom('schools')
    .select(['offers_id', 'nb_students', 'nb_students_max', 'nb_teachers_max'])
    .where('id', '=', schoolId);

const nbOk = (rows: readonly ImportRow[]) => rows.filter(({ status }) => status === 'OK').length;

/** What stands against these rows as a whole: more pupils than the offer has seats. */
function limitMessage(seats: Parameters<typeof limitsOf>[0] & { nb_students: number }, nb: number): string | null {
  const { students } = limitsOf(seats);
  return students !== null && seats.nb_students + nb > students ? messages.limit(students) : null;
}

/** The verdict on rows as the school is now; nothing is written. */
export async function previewImport(db: Db, schoolId: number, read: readonly ReadRow[]) {
  const rows = judge(read, await findKnown(db, schoolId));
  const seats = await selectSeats(db, schoolId).executeTakeFirstOrThrow();
  return { rows, count: rows.length, nb_ok: nbOk(rows), message: limitMessage(seats, nbOk(rows)) };
}

type Target = { id: number; schoolId: number; level: string };

/** In one statement, in the order of the rows; a pupil without level takes the class's, where it has but one. */
async function insertPupils(trx: Db, target: Target, rows: readonly ImportRow[]): Promise<number[]> {
  const level = levels.find((one) => one === target.level) ?? null;
  const pupils = rows.map(({ student }) => ({ ...student, level: student.level ?? level }));
  const { rows: inserted } = await sql<{ id: number }>`
    insert into students (schools_id, classes_id, firstname, lastname, gender, birthdate, level)
    select ${target.schoolId}::int, ${target.id}::int, p->>'firstname', p->>'lastname', p->>'gender', (p->>'birthdate')::date, p->>'level'
    from jsonb_array_elements(${JSON.stringify(pupils)}::jsonb) with ordinality as given(p, n) order by n
    returning id`.execute(trx);
  return inserted.map(({ id }) => id);
}

/**
 * Writes the accepted rows, all or none. The school's row is held from the verdict to the end, so that two imports at once can't both add a
 * pupil.
 * @throws 409 LIMIT_STUDENTS when they are more than the offer has seats
 */
export const runImport = (db: Db, target: Target, read: readonly ReadRow[]) =>
  db.transaction().execute(async (trx) => {
    const seats = await selectSeats(trx, target.schoolId).forUpdate().executeTakeFirstOrThrow();
    const rows = judge(read, await findKnown(trx, target.schoolId));
    const accepted = rows.filter(({ status }) => status === 'OK');
    const message = limitMessage(seats, accepted.length);
    if (message) throw refuse('LIMIT_STUDENTS', message);
    const ids = accepted.length ? await insertPupils(trx, target, accepted) : [];
    const idOf = new Map(accepted.map((row, index) => [row, ids[index] ?? null]));
    return { count: ids.length, rows: rows.map((row) => ({ ...row, id: idOf.get(row) ?? null })) };
  });
