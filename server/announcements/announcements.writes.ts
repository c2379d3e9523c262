import { announcementUndoHours } from '@memocartes/contract/announcements/announcements';
import type { announcements } from '@memocartes/contract/announcements/announcements.routes';
import { isOfferId } from '@memocartes/contract/offers/offers';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';
import type { z } from 'zod';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db, Trx } from '../database/database.ts';
import { takeFirst } from '../database/queries/rows.ts';
import { invalid, refuse } from '../http/errors.ts';
import { findRequested } from '../http/request-id.ts';
import { notify } from '../notifications/notify.ts';
import { isForSchool, isRunning } from '../visibility/announcements.ts';
import { listReaders, unknownSchools } from './announcements.queries.ts';

type Fields = z.output<(typeof announcements)['create']['body']>;
type Changes = z.output<(typeof announcements)['update']['body']>;

const publish = (trx: Trx, accounts: readonly number[]) =>
  publishAccountEvent(trx, [...new Set(accounts)], { event: 'announcements' });

/** The offers or schools to store, depending on the target. @throws 422 if the list is empty or an entry is unknown */
async function targetOf(
  trx: Trx,
  { target, offers = [], schools_id = [] }: Pick<Fields, 'target' | 'offers' | 'schools_id'>,
) {
  if (target === 'OFFERS' && !offers.length) throw invalid({ offers: 'Choisissez au moins une offre.' });
  if (target === 'OFFERS' && !offers.every(isOfferId)) throw invalid({ offers: 'Cette offre n’existe pas.' });
  if (target === 'SCHOOLS' && !schools_id.length) throw invalid({ schools_id: 'Choisissez au moins une école.' });
  if (target === 'SCHOOLS' && (await unknownSchools(trx, schools_id)).length) {
    throw invalid({ schools_id: 'Une de ces écoles n’existe plus\u00a0: retirez-la.' });
  }
  return {
    offers: target === 'OFFERS' ? [...new Set(offers)] : [],
    schools: target === 'SCHOOLS' ? [...new Set(schools_id)] : [],
  };
}

/** @throws 422 if the last day is before the first */
function requireOrder(start: string, end: string): void {
  if (end < start) throw invalid({ date_end: 'Le dernier jour précède le premier.' });
}

async function writeSchools(trx: Trx, id: number, schools: readonly number[]): Promise<void> {
  await trx.deleteFrom('announcements_schools').where('announcements_id', '=', id).execute();
  if (schools.length) {
    await trx
      .insertInto('announcements_schools')
      .values(schools.map((schools_id) => ({ announcements_id: id, schools_id })))
      .execute();
  }
}

/**
 * Notifies the readers of a running announcement who have not been notified yet. An announcement that is not running is
 * left to `startAnnouncements`, even if it was postponed [announcements.notified]. Needs the transaction that locks the
 * announcement.
 */
export async function notifyReaders(trx: Trx, id: number): Promise<void> {
  const notified = await sql<{ isRunning: boolean }>`
    update announcements
    set date_notify = case when ${isRunning} then coalesce(announcements.date_notify, now()) end
    where announcements.id = ${id}
    returning date_notify is not null as "isRunning"
  `
    .execute(trx)
    .then(takeFirst);
  if (notified?.isRunning) await notify(trx, { kind: 'ANNOUNCEMENT', announcementId: id });
}

/**
 * Creates an announcement, or returns the one that the same request has already created [interface.request-once]. If it
 * is running, its readers are notified immediately. @throws 422
 */
export async function createAnnouncement(trx: Trx, actor: Actor, body: Fields): Promise<{ id: number }> {
  const existing = await findRequested(trx, actor, { table: 'announcements', id: body.request_id });
  if (existing) return existing;
  const { schools_id: _schools, offers: _offers, content_en = null, ...fields } = body;
  requireOrder(fields.date_start, fields.date_end);
  const { offers, schools } = await targetOf(trx, body);
  const created = await trx
    .insertInto('announcements')
    .values({ ...fields, content_en, offers, authentications_id: actor.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeSchools(trx, created.id, schools);
  await notifyReaders(trx, created.id);
  await publish(trx, await listReaders(trx, created.id));
  return created;
}

const lock = async (trx: Trx, id: number, state: 'current' | 'deleted' = 'current') => {
  const existing = await trx
    .selectFrom('announcements')
    .selectAll()
    .select(
      sql<boolean>`coalesce(date_delete <= now() - make_interval(hours => ${announcementUndoHours}), false)`.as(
        'isTooLate',
      ),
    )
    .where('id', '=', id)
    .where('date_delete', state === 'deleted' ? 'is not' : 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!existing) throw refuse('NOT_FOUND');
  return existing;
};

/**
 * Updates the text of an announcement's notifications, and deletes the notifications in schools that the announcement
 * no longer targets.
 */
async function updateNotifications(trx: Trx, id: number): Promise<void> {
  const own = sql`notifications.kind = 'ANNOUNCEMENT' and notifications.params ->> 'id' = ${String(id)}`;
  await sql`
    delete from notifications
    where ${own}
      and not exists (
        select from announcements join schools on ${isForSchool}
        where announcements.id = ${id} and schools.id = notifications.schools_id
      )
  `.execute(trx);
  await sql`
    update notifications
    set content = announcements.content_fr,
      params = notifications.params || jsonb_build_object(
        'text', announcements.content_fr,
        'text_en', coalesce(announcements.content_en, announcements.content_fr)
      )
    from announcements
    where announcements.id = ${id} and ${own}
  `.execute(trx);
}

const schoolsOf = async (trx: Trx, id: number) =>
  (await trx.selectFrom('announcements_schools').select('schools_id').where('announcements_id', '=', id).execute()).map(
    ({ schools_id }) => schools_id,
  );

/** Changes an announcement, ends it or resumes it [announcements.days]. @throws 404, 422 */
export async function updateAnnouncement(trx: Trx, id: number, body: Changes): Promise<void> {
  const before = await lock(trx, id);
  const readers = await listReaders(trx, id);
  const { is_stopped, schools_id, offers: askedOffers, ...changes } = body;
  const after = { ...before, ...changes };
  requireOrder(after.date_start, after.date_end);
  const schoolsBefore = await schoolsOf(trx, id);
  const { offers, schools } = await targetOf(trx, {
    target: after.target,
    offers: askedOffers ?? before.offers,
    schools_id: schools_id ?? schoolsBefore,
  });
  const areSchoolsChanged =
    schools.length !== schoolsBefore.length || schools.some((id) => !schoolsBefore.includes(id));
  await trx
    .updateTable('announcements')
    .set({ ...changes, offers })
    .$if(is_stopped !== undefined, (query) =>
      query.set({ date_stop: is_stopped ? sql<string>`coalesce(date_stop, now())` : null }),
    )
    .$if(areSchoolsChanged, (query) => query.set({ version: sql`version + 1` }))
    .where('id', '=', id)
    .execute();
  await writeSchools(trx, id, schools);
  await updateNotifications(trx, id);
  await notifyReaders(trx, id);
  await publish(trx, [...readers, ...(await listReaders(trx, id))]);
}

/**
 * Hides an announcement with its notifications; a job deletes both permanently after 24 hours [announcements.undo].
 */
export async function deleteAnnouncement(trx: Trx, id: number): Promise<void> {
  await lock(trx, id);
  const readers = await listReaders(trx, id);
  await trx
    .updateTable('announcements')
    .set({ date_delete: sql`now()`, date_notify: null })
    .where('id', '=', id)
    .execute();
  await publish(trx, readers);
  await publishAccountEvent(trx, readers, { event: 'notifications' });
}

/**
 * Restores an announcement with its notifications; if it is running, notifies readers who have no notification of it.
 * @throws 404, UNDO_TOO_LATE
 */
export async function restoreAnnouncement(trx: Trx, id: number): Promise<void> {
  const { isTooLate } = await lock(trx, id, 'deleted');
  if (isTooLate) throw refuse('UNDO_TOO_LATE');
  await trx.updateTable('announcements').set({ date_delete: null }).where('id', '=', id).execute();
  await notifyReaders(trx, id);
  const readers = await listReaders(trx, id);
  await publish(trx, readers);
  await publishAccountEvent(trx, readers, { event: 'notifications' });
}

/** An account closes an announcement permanently [announcements.dismiss]. */
export const dismissAnnouncement = (db: Db, actor: Actor, id: number) =>
  db
    .insertInto('announcements_dismissed')
    .values({ announcements_id: id, authentications_id: actor.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
