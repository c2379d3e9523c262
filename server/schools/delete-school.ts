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
 * Locks the people of a school, then the school, until the transaction ends. Otherwise a person could join another
 * school, or be added to this one, during the deletion.
 */
async function lockSchool(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('schools_id', '=', id).orderBy('id').forNoKeyUpdate().execute();
  await trx.selectFrom('schools').select('id').where('id', '=', id).forUpdate().execute();
}

/** Moves followers to the school of a child, or else to the school that created their account, if it is another one. */
const moveFollowers = (trx: Trx, id: number) =>
  sql`
    update users
    set schools_id = coalesce(
      (
        select students.schools_id
        from users_students join students on students.id = users_students.students_id
        where users_students.users_id = users.id and students.schools_id <> ${id}
        order by users_students.id
        limit 1
      ),
      nullif(users.creator_schools_id, ${id}),
      users.schools_id
    )
    where users.schools_id = ${id} and users.role in ${roleLists.followers}
  `.execute(trx);

/**
 * Deletes a school with its students, classes, packs, accounts and custom cards; community cards stay. Followers who
 * also belong to another school move there [schools.delete] [schools.delete-follower].
 * @throws 409 SCHOOL_INVOICED when the school has an issued invoice [invoices.kept]
 */
export async function deleteSchool(trx: Trx, id: number): Promise<void> {
  await lockSchool(trx, id);
  const issued = trx.selectFrom('invoices').select('id').where('schools_id', '=', id).where('status', '<>', 'DRAFT');
  if (await issued.limit(1).executeTakeFirst()) throw refuse('SCHOOL_INVOICED');
  await moveFollowers(trx, id);
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
