import { endsTrial, isTrial } from '@memocartes/contract/offers/offers';
import { type Actor, rolesOf } from '@memocartes/contract/permissions/roles';
import type { createSchool, updateSchool } from '@memocartes/contract/schools/school.schemas';
import { sql } from 'kysely';
import type { z } from 'zod';

import { endOfDay } from '../calendar/weeks.ts';
import type { Db, Trx } from '../database/database.ts';
import { roleLists } from '../database/role-lists.ts';
import { eraseAccounts, eraseStudents } from '../erasure/erasure.ts';
import { recordChanges } from '../history/history.writes.ts';
import { refuse } from '../http/errors.ts';
import { firstRenewal, renewUntil, startSubscription } from '../offers/subscription.ts';
import { firstEnd } from '../schools-on-trial/trial-end.ts';
import { deleteOutdatedNotifications } from './access-ends.jobs.ts';

type Created = z.output<typeof createSchool>;
type Changed = z.output<typeof updateSchool>;

/**
 * Adds a school. A school's trial ends 60 days later [schools.trial]; a subscription gets its renewal date.
 *
 * Constraints of the table compare the limits with the counters of students, boxes and teachers, even for concurrent
 * requests [schools.limit-students] [schools.limit-teachers] [staff.seats] [schools.limit-boxes]
 * [schools.limits-concurrent]. School admins are not counted [staff.admin-no-seat].
 * @throws 409 SCHOOL_CODE_TAKEN
 */
export function insertSchool(db: Db, { date_expiration, date_renewal, ...fields }: Created) {
  const renewal = date_renewal ? endOfDay(date_renewal) : firstRenewal(date_expiration);
  return db
    .insertInto('schools')
    .values({
      ...fields,
      date_expiration: firstEnd(fields.offers_id, date_expiration),
      ...(!isTrial(fields.offers_id) && { date_renewal: renewal }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Changes a school; changing from a trial to a paid offer starts the subscription [schools.trial-to-paid], and a new
 * renewal date extends the access [schools.renewal]. Constraints of the table check codes and limits
 * [schools.below-used] [schools.code-unique].
 * @throws 409 SCHOOL_CODE_TAKEN, LIMIT_… when fewer seats are bought than are used
 */
export async function changeSchool(trx: Trx, id: number, offer: number, changed: Changed) {
  const { date_expiration, date_renewal, ...fields } = changed;
  const changes = {
    ...fields,
    ...(date_renewal && renewUntil(date_renewal)),
    ...(date_expiration !== undefined && { date_expiration: date_expiration ? endOfDay(date_expiration) : null }),
    ...(endsTrial(offer, fields.offers_id) && startSubscription(changed)),
    ...(!isTrial(offer) && fields.offers_id !== undefined && isTrial(fields.offers_id) && { date_renewal: null }),
  };
  if (Object.values<unknown>(changes).every((value) => value === undefined)) return;
  await trx.updateTable('schools').set(changes).where('id', '=', id).execute();
  if ('date_expiration' in changes) await deleteOutdatedNotifications(trx, id);
}

/**
 * Clears the expiration of an independent teacher's account when their trial becomes a subscription. An account that
 * has expired is active again; one that was disabled before its expiration stays disabled [schools.trial-to-paid].
 */
export async function clearTeacherExpiration(trx: Trx, actor: Actor, id: number): Promise<void> {
  const teachers = await trx
    .selectFrom('users')
    .innerJoin('schools', 'schools.id', 'users.schools_id')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select('users.id')
    .where('schools.id', '=', id)
    .where('schools.is_master', '=', true)
    .where('users.role', 'in', rolesOf('classes'))
    .where('authentications.date_expiration', 'is not', null)
    .execute();
  const ids = teachers.map((teacher) => teacher.id);
  await recordChanges(trx, actor, { type: 'USER', ids }, () =>
    sql`
      update authentications
      set date_expiration = null,
        status = case when status = 'INACTIVE' and date_expiration <= date_status then 'ACTIVE' else status end
      from users
      where users.authentications_id = authentications.id and users.id = any(${ids})
    `.execute(trx),
  );
}

/**
 * Start and end of a school's quiet hours. Locks the school: otherwise, two concurrent requests could each change one
 * of them.
 */
export const lockQuietTimes = (trx: Trx, id: number) =>
  trx
    .selectFrom('schools')
    .select(['quiet_start', 'quiet_end'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

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
