import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { eraseAccounts, eraseStudents } from '../erasure/erasure.ts';
import { refuse } from '../http/errors.ts';

/** Detaches pictures of cards from the school, so that remaining cards keep their pictures. @returns picture ids */
const detachPictures = async (trx: Trx, id: number) => {
  const { rows } = await sql<{ id: number }>`
    update documents
    set schools_id = null
    from cards
    where documents.id in (cards.fimg, cards.bimg) and cards.schools_id = ${id}
    returning documents.id
  `.execute(trx);
  return rows.map((row) => row.id);
};

/** Deletes the cards `ids` that no pack, tracking or answer uses, then the documents `pictures` that no card uses. */
async function deleteCards(trx: Trx, ids: number[], pictures: number[]): Promise<void> {
  await sql`
    delete from cards
    where cards.id = any(${ids})
      and not exists (select from packs_cards where packs_cards.cards_id = cards.id)
      and not exists (select from cards_students where cards_students.cards_id = cards.id)
      and not exists (select from cards_events where cards_events.cards_id = cards.id)
  `.execute(trx);
  await sql`
    delete from documents
    where documents.id = any(${pictures})
      and not exists (select from cards where documents.id in (cards.fimg, cards.bimg))
  `.execute(trx);
}

/**
 * Deletes a school with its students, classes, packs, accounts and custom cards; community cards stay. A follower with
 * a child in another school moves to that school [schools.delete] [schools.delete-follower].
 * @throws 409 SCHOOL_INVOICED when the school has an issued invoice [invoices.kept]
 */
export async function deleteSchool(trx: Trx, id: number): Promise<void> {
  const issued = trx.selectFrom('invoices').select('id').where('schools_id', '=', id).where('status', '<>', 'DRAFT');
  if (await issued.limit(1).executeTakeFirst()) throw refuse('SCHOOL_INVOICED');
  await sql`
    update users
    set schools_id = elsewhere.schools_id
    from (
      select distinct on (users_students.users_id) users_students.users_id, students.schools_id
      from users_students join students on students.id = users_students.students_id
      where students.schools_id <> ${id}
      order by users_students.users_id, users_students.id
    ) elsewhere
    where elsewhere.users_id = users.id and users.schools_id = ${id} and users.role in ${roleLists.followers}
  `.execute(trx);
  // Accounts that the school created and that have no person yet are deleted too.
  const { rows } = await sql<{ id: number }>`
    select authentications_id as id
    from users
    where schools_id = ${id}
    union
    select id
    from authentications
    where asking_schools_id = ${id} and not has_person
  `.execute(trx);
  const accounts = rows.map((account) => account.id);
  const students = await trx.selectFrom('students').select('id').where('schools_id', '=', id).execute();
  await eraseStudents(
    trx,
    students.map((student) => student.id),
  );
  await eraseAccounts(trx, accounts);
  await sql`delete from authentications where id = any(${accounts})`.execute(trx);
  // Mails are kept if a person, another school or its buyer has the same address.
  await sql`
    delete from mails
    where lower(recipient) = (select lower(mail) from schools where id = ${id})
      and not exists (select from authentications where authentications.email = lower(mails.recipient))
      and not exists (
        select from schools
        where lower(schools.mail) = lower(mails.recipient) and schools.id <> ${id}
      )
      and not exists (
        select from buyers
        where lower(buyers.mail) = lower(mails.recipient) and buyers.schools_id <> ${id}
      )
  `.execute(trx);
  const custom = await trx
    .selectFrom('cards')
    .select('id')
    .where('schools_id', '=', id)
    .where('card_type', '=', 'CUSTOM')
    .execute();
  const pictures = await detachPictures(trx, id);
  // Only issued invoices must be kept by law.
  await trx.deleteFrom('invoices').where('schools_id', '=', id).where('status', '=', 'DRAFT').execute();
  await trx.deleteFrom('schools').where('id', '=', id).execute();
  await deleteCards(
    trx,
    custom.map((card) => card.id),
    pictures,
  );
}
