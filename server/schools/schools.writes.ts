import { sql } from 'kysely';
import type { z } from 'zod';
import type { createSchool, updateSchool } from '@memocartes/contract/schools/school.schemas';
import type { Db } from '../database/database.ts';
import { eraseAccounts, eraseStudents } from '../erasure/erasure.ts';
import { endOfDay } from './schools.queries.ts';

type Created = z.output<typeof createSchool>;
type Changed = z.output<typeof updateSchool>;

/** A trial lasts 60 days. */
const trialEnd = sql<string>`now() + interval '60 days'`;

/** @throws 409 SCHOOL_CODE_TAKEN */
export const insertSchool = (db: Db, { date_expiration, ...fields }: Created) =>
  db
    .insertInto('schools')
    .values({
      ...fields,
      date_expiration: endOfDay(date_expiration),
      ...(fields.offers_id === 3 && { date_trial_end: trialEnd }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/**
 * From a trial to the offer with boxes, the expiration is cleared unless another is given.
 * @throws 409 SCHOOL_CODE_TAKEN, LIMIT_… when fewer seats are bought than are used
 */
export async function changeSchool(db: Db, id: number, offer: number, { date_expiration, ...fields }: Changed) {
  const endsTrial = offer === 3 && fields.offers_id === 4;
  const expiration = date_expiration ? endOfDay(date_expiration) : null;
  const changes = {
    ...fields,
    ...((date_expiration !== undefined || endsTrial) && { date_expiration: expiration }),
    ...(endsTrial && { date_trial_end: null }),
    ...(offer !== 3 && fields.offers_id === 3 && { date_trial_end: trialEnd }),
  };
  if (Object.values(changes).every((value) => value === undefined)) return;
  await db.updateTable('schools').set(changes).where('id', '=', id).execute();
}

/** Pictures of the school's cards, which belong to no school from now on: they outlive it with the cards that do. */
const freePictures = async (trx: Db, id: number) => {
  const { rows } = await sql<{ id: number }>`update documents d set schools_id = null
    from cards c where d.id in (c.fimg, c.bimg) and c.schools_id = ${id} returning d.id`.execute(trx);
  return rows.map((row) => row.id);
};

/** Deletes cards visible to this school only, unless another school's pack or history uses them, and pictures without a card. */
async function deleteCards(trx: Db, ids: number[], pictures: number[]): Promise<void> {
  await sql`delete from cards c where c.id = any(${ids})
    and not exists (select from packs_cards k where k.cards_id = c.id)
    and not exists (select from cards_students t where t.cards_id = c.id)
    and not exists (select from cards_events e where e.cards_id = c.id)`.execute(trx);
  await sql`delete from documents d where d.id = any(${pictures})
    and not exists (select from cards c where d.id in (c.fimg, c.bimg))`.execute(trx);
}

/**
 * Deletes a school with its students, classes, packs, accounts and their own cards. A follower who has a child elsewhere stays, in that school; shared cards
 * stay too.
 * Call within a transaction.
 * @throws 409 STILL_USED when the school was invoiced
 */
export async function deleteSchool(trx: Db, id: number): Promise<void> {
  await sql`update users u set schools_id = e.schools_id
      from (select distinct on (f.users_id) f.users_id, s.schools_id from users_students f
            join students s on s.id = f.students_id where s.schools_id <> ${id} order by f.users_id, f.id) e
      where e.users_id = u.id and u.schools_id = ${id} and u.role = 'USER'`.execute(trx);
  // Accounts that the school asked for and that have no person yet are its own too.
  const { rows: gone } = await sql<{ id: number }>`
    select authentications_id as id from users where schools_id = ${id}
    union select id from authentications where asking_schools_id = ${id} and not has_person`.execute(trx);
  const accounts = gone.map((account) => account.id);
  const students = await trx.selectFrom('students').select('id').where('schools_id', '=', id).execute();
  await eraseStudents(
    trx,
    students.map((student) => student.id),
  );
  await eraseAccounts(trx, accounts);
  await sql`delete from mails where lower(recipient) = (select lower(mail) from schools where id = ${id})`.execute(trx);
  await sql`delete from authentications where id = any(${accounts})`.execute(trx);
  const custom = await trx
    .selectFrom('cards')
    .select('id')
    .where('schools_id', '=', id)
    .where('card_type', '=', 'CUSTOM')
    .execute();
  const pictures = await freePictures(trx, id);
  await trx.deleteFrom('schools').where('id', '=', id).execute();
  await deleteCards(
    trx,
    custom.map((card) => card.id),
    pictures,
  );
}
