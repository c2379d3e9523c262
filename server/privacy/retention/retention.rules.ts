import { requestMinutes } from '@memocartes/contract/devices/approval/approval';
import { parisDay } from '@memocartes/contract/learning/calendar/days';
import { schoolYearOf } from '@memocartes/contract/learning/calendar/school-year';
import { retentionDays, type RetentionId } from '@memocartes/contract/privacy/retention';
import { sql } from 'kysely';

import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { isInUse } from '../../http/actor/actor.queries.ts';
import { at, before, deleteFrom, endOfYearBeforeLast, idsOf, olderThan, type Rule } from './retention.deletion.ts';
import { accountsWithoutPerson, departedStudents, pendingAccounts, unusedAccounts } from './retention.people.ts';

const undoData: Rule = async (trx, now, maxRows) => {
  const { rows } = await sql`
    with emptied as (
      update operations
      set data = '{}'
      where id in (
        select id
        from operations
        where date_undoable_until <= ${at(now)} and data <> '{}'
        limit ${maxRows}
      )
      returning id
    ), forgotten as (
      delete from operations_tracking using emptied
      where operations_tracking.operations_id = emptied.id
    )
    select from emptied
  `.execute(trx);
  return rows.length;
};

const printFiles: Rule = async (trx, now, maxRows) => {
  const { numAffectedRows } = await sql`
    update print_jobs
    set file = null
    where id in (
      select id
      from print_jobs
      where file is not null and date_end < ${before(now, retentionDays('print-files'))}
      limit ${maxRows}
    )
  `.execute(trx);
  return Number(numAffectedRows ?? 0n);
};

/**
 * A database function deletes old events of the audit log, since a trigger refuses direct changes (migration 0016)
 * [audit.append-only].
 */
const audit: Rule = async (trx, now, maxRows) => {
  const { nb } = await sql<{ nb: number }>`
    select audit_forget(${before(now, retentionDays('audit'))}, ${maxRows}) as nb
  `
    .execute(trx)
    .then(takeFirstOrThrow);
  return nb;
};

/** Ends the expired requests of tablets: revokes tablets that were approved before, deletes the others. */
const deviceRequests: Rule = async (trx, now, maxRows) => {
  const past = sql`status = 'WAITING' and date_request <= ${at(now)} - make_interval(mins => ${requestMinutes})`;
  const forgotten = await sql`
    delete from devices
    where id in (select id from devices where ${past} and date_approve is null limit ${maxRows})
  `.execute(trx);
  const revoked = await sql`
    update devices
    set status = 'REVOKED', date_revoke = date_request
    where id in (select id from devices where ${past} and date_approve is not null limit ${maxRows})
  `.execute(trx);
  return Number((forgotten.numAffectedRows ?? 0n) + (revoked.numAffectedRows ?? 0n));
};

/** Deletes old messages, then old closed conversations without messages [messaging.retention]. */
const chatMessages: Rule = async (trx, now, maxRows) => {
  const old = deleteFrom('messages', 'id', (at) => sql`candidate.date_create < ${endOfYearBeforeLast(at)}`);
  const empty = deleteFrom(
    'chats',
    'id',
    (at) => sql`
      candidate.date_close < ${endOfYearBeforeLast(at)}
        and not exists (select from messages where messages.chats_id = candidate.id)
    `,
  );
  return (await old(trx, now, maxRows)) + (await empty(trx, now, maxRows));
};

/**
 * Deletes photos of people who no longer exist, which no foreign key deletes with them, and bytes that no document uses.
 */
const unusedFiles: Rule = async (trx, now, maxRows) => {
  const photos = deleteFrom(
    'documents',
    'id',
    () => sql`
      (
        candidate.entity_type = 'STUDENTS'
        and not exists (select from students where students.id = candidate.entity_id)
      )
        or (
          candidate.entity_type = 'USERS'
          and not exists (select from users where users.id = candidate.entity_id)
        )
    `,
  );
  const bytes = deleteFrom(
    'blobs',
    'hash',
    () => sql`not exists (select from documents where documents.blobs_hash = candidate.hash)`,
  );
  return (await photos(trx, now, maxRows)) + (await bytes(trx, now, maxRows));
};

/** Deletes announcements marked as deleted, with their hidden notifications [announcements.undo]. */
const deletedAnnouncements: Rule = async (trx, now, maxRows) => {
  const ids = await idsOf(
    sql`
      delete from announcements
      where id in (
        select id
        from announcements
        where date_delete < ${before(now, retentionDays('deleted-announcements'))}
        limit ${maxRows}
      )
      returning id
    `,
    trx,
  );
  await sql`
    delete from notifications
    where kind = 'ANNOUNCEMENT' and params ->> 'id' = any(${ids.map(String)})
  `.execute(trx);
  return ids.length;
};

/** Deletes resources marked as deleted with their files, which nothing else uses. */
const deletedResources: Rule = async (trx, now, maxRows) => {
  const { rows } = await sql<{ document_id: number }>`
    delete from resources
    where id in (
      select id
      from resources
      where date_delete < ${before(now, retentionDays('deleted-resources'))}
      limit ${maxRows}
    )
    returning document_id
  `.execute(trx);
  await sql`delete from documents where id = any(${rows.map(({ document_id }) => document_id)})`.execute(trx);
  return rows.length;
};

/**
 * How each row of the table of retention periods is applied [privacy.retention]. `often`: every five minutes instead of
 * once a day; `batch`: rows per transaction; `erasesPeople`: people of a batch that fails are erased one by one.
 */
export const retentionRules: Record<RetentionId, { run: Rule; often?: true; batch?: number; erasesPeople?: true }> = {
  'login-sessions': {
    run: deleteFrom(
      'tokens',
      'hash',
      (now) => sql`candidate.date_expiration <= ${at(now)} or not (${isInUse('candidate', at(now))})`,
    ),
    often: true,
  },
  tickets: { run: olderThan('tickets', 'tickets', 'hash', 'date_expiration'), often: true },
  'sign-on': {
    run: deleteFrom('oidc_logins', 'access_hash', (now) => sql`candidate.date_expiration <= ${at(now)}`),
    often: true,
  },
  attempts: {
    run: deleteFrom('rate_limits', 'key', (now) => sql`candidate.expire <= ${new Date(now).getTime()}::bigint`),
    often: true,
  },
  'login-steps': {
    run: deleteFrom('login_steps', 'hash', (now) => sql`candidate.date_expiration <= ${at(now)}`),
    often: true,
  },
  // No single column identifies a row.
  'known-browsers': { run: olderThan('known-browsers', 'known_browsers', 'ctid', 'date_used') },
  'card-operations': {
    run: deleteFrom('cards_operations', 'id', (now) => sql`candidate.date_undoable_until <= ${at(now)}`),
    often: true,
  },
  'undo-data': { run: undoData, often: true },
  operations: { run: olderThan('operations', 'operations', 'id', 'date_create') },
  mails: { run: olderThan('mails', 'mails', 'id', 'date_create') },
  notifications: { run: olderThan('notifications', 'notifications', 'id', 'date_create') },
  // [contact.trial-kept]
  'contact-messages': { run: olderThan('contact-messages', 'contact_messages', 'id', 'date_create') },
  // The keys of `api_errors` and `csp_reports` have four columns.
  'api-errors': { run: olderThan('api-errors', 'api_errors', 'ctid', 'date_last') },
  'csp-reports': { run: olderThan('csp-reports', 'csp_reports', 'ctid', 'date_last') },
  'remote-errors': { run: olderThan('remote-errors', 'remotes_errors', 'ctid', 'date_last') },
  announcements: {
    run: deleteFrom(
      'announcements',
      'id',
      (now) =>
        sql`
          (candidate.date_end + 1)::timestamp at time zone 'Europe/Paris'
            < ${before(now, retentionDays('announcements'))}
        `,
    ),
  },
  'deleted-announcements': { run: deletedAnnouncements, often: true },
  'chat-messages': { run: chatMessages },
  history: { run: olderThan('history', 'history', 'id', 'date_create') },
  audit: { run: audit },
  // An undo of a year change or an import restores an earlier epoch, whose boxes are computed from its answers
  // [year.undo].
  answers: {
    run: deleteFrom(
      'cards_events',
      'id',
      (now) => sql`
        candidate.answered_at < ${endOfYearBeforeLast(now)}
          and exists (
            select from students
            where students.id = candidate.students_id
              and students.epoch > candidate.epoch
              and not exists (
                select from operations
                where operations.schools_id = students.schools_id
                  and operations.date_undone is null
                  and operations.date_undoable_until > ${at(now)}
              )
          )
      `,
    ),
  },
  'revision-sessions': {
    run: deleteFrom(
      'sessions',
      'id',
      (now) => sql`candidate.status <> 'ACTIVE' and candidate.end_time < ${endOfYearBeforeLast(now)}`,
    ),
  },
  'print-files': { run: printFiles },
  'print-jobs': {
    run: deleteFrom('print_jobs', 'id', (now) => sql`candidate.school_year < ${schoolYearOf(parisDay(now))}::int`),
  },
  exports: { run: olderThan('exports', 'privacy_exports', 'id', 'date_create'), often: true, batch: 20 },
  'imported-files': {
    run: deleteFrom(
      'documents',
      'id',
      (now) =>
        sql`
          candidate.entity_type = 'IMPORTS'
            and candidate.datetime_update < ${before(now, retentionDays('imported-files'))}
        `,
    ),
  },
  'deleted-resources': { run: deletedResources, often: true },
  // [resources.own-upload]
  uploads: {
    run: deleteFrom(
      'documents',
      'id',
      (now) => sql`
        candidate.entity_type = 'RESOURCES'
          and candidate.entity_id is null
          and candidate.datetime_update < ${before(now, retentionDays('uploads'))}
          and not exists (select from resources where resources.document_id = candidate.id)
      `,
    ),
    often: true,
  },
  'unused-files': { run: unusedFiles, batch: 50 },
  devices: { run: olderThan('devices', 'devices', 'id', 'date_seen'), often: true },
  'device-requests': { run: deviceRequests, often: true },
  'home-devices': { run: olderThan('home-devices', 'home_devices', 'id', 'date_seen'), often: true },
  'home-codes': { run: olderThan('home-codes', 'home_codes', 'id', 'date_expiration'), often: true },
  'home-revisions': {
    run: deleteFrom('home_revisions', 'id', (now) => sql`candidate.date_start < ${endOfYearBeforeLast(now)}`),
  },
  'attach-requests': {
    run: deleteFrom(
      'attach_requests',
      'id',
      // A pending request has no answer.
      (now) => sql`candidate.date_answer < ${before(now, retentionDays('attach-requests'))}`,
    ),
  },
  'departed-students': { run: departedStudents, batch: 20, erasesPeople: true },
  'pending-accounts': { run: pendingAccounts, batch: 20, erasesPeople: true },
  'accounts-without-person': { run: accountsWithoutPerson, often: true, batch: 20, erasesPeople: true },
  'remote-reports': {
    run: async (trx, now, maxRows) => {
      const people = deleteFrom(
        'remotes_people',
        'ctid',
        (at) => sql`candidate.date_update < ${before(at, retentionDays('remote-reports'))}`,
      );
      const counts = deleteFrom('remotes_reports', 'ctid', (at) => sql`candidate.hour < ${before(at, 90)}`);
      return (await people(trx, now, maxRows)) + (await counts(trx, now, maxRows));
    },
  },
  'unused-accounts': { run: unusedAccounts, batch: 20, erasesPeople: true },
  // Counted from the day of issue: the database refuses an earlier deletion. A cancelled invoice is deleted after its
  // credit note.
  invoices: {
    run: deleteFrom(
      'invoices',
      'id',
      (now) => sql`
        candidate.date_issue < ${before(now, retentionDays('invoices'))}
          and not exists (select from invoices note where note.cancels_id = candidate.id)
      `,
    ),
  },
};
