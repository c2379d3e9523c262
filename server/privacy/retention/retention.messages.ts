import { retentionDays } from '@memocartes/contract/privacy/retention';
import { sql } from 'kysely';

import {
  before,
  deleteFrom,
  endOfYearBeforeLast,
  idsOf,
  olderThan,
  type RetentionRules,
  type Rule,
} from './retention.deletion.ts';

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

/** Retention periods of what people send to each other [privacy.retention]. */
export const messageRules = {
  mails: { run: olderThan('mails', 'mails', 'id', 'date_create') },
  notifications: { run: olderThan('notifications', 'notifications', 'id', 'date_create') },
  // [contact.trial-kept]
  'contact-messages': { run: olderThan('contact-messages', 'contact_messages', 'id', 'date_create') },
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
  'attach-requests': {
    run: deleteFrom(
      'attach_requests',
      'id',
      // A pending request has no answer.
      (now) => sql`candidate.date_answer < ${before(now, retentionDays('attach-requests'))}`,
    ),
  },
} satisfies RetentionRules;
