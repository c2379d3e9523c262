import { endMailDays } from '@memocartes/contract/schools/ending';
import { sql } from 'kysely';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Db, Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Handler } from '../job-queue/handler.ts';
import { runForEach } from '../job-queue/run-for-each.ts';
import { notify } from '../notifications/notify.ts';

/** Schools whose access ends soon, each with the number of days until then, in Paris. @param now ISO instant */
function selectEnding(db: Db, now: string) {
  const days = sql<number>`
    (schools.date_expiration at time zone 'Europe/Paris')::date - (
      ${now}::timestamptz at time zone 'Europe/Paris'
    )::date
  `;
  return db
    .selectFrom('schools')
    .select(['schools.id', days.as('days')])
    .where('schools.status', '=', 'VISIBLE')
    .where('schools.date_expiration', '>', now)
    .where(sql<boolean>`${days} <= ${Math.max(...endMailDays)}`);
}

/**
 * Notifies about the end of a school's access, once for each end and number of days. The school is locked: of two
 * concurrent runs, the second sees the notification of the first, and an end that is moved meanwhile is not announced.
 */
export async function notifySchool(trx: Trx, schoolId: number, now: string): Promise<void> {
  const school = await selectEnding(trx, now).where('schools.id', '=', schoolId).forNoKeyUpdate().executeTakeFirst();
  if (!school) return;
  const days = Math.min(...endMailDays.filter((limit) => school.days <= limit));
  await notify(trx, { kind: 'ACCESS_ENDS', schoolId, days });
}

/**
 * Notifies about schools whose access ends soon. A failure for one school does not stop the others, and the next run
 * sends a missed notification [schools.end-mails].
 * @throws AggregateError of the failures, once every school was tried
 */
export async function notifyAccessEnds(db: Db, now = new Date().toISOString()): Promise<void> {
  const ending = await selectEnding(db, now).execute();
  await runForEach(ending, 'notifications of ending access failed', ({ id }) =>
    db.transaction().execute((trx) => notifySchool(trx, id, now)),
  );
}

/**
 * Deletes the notifications of an earlier end of a school's access, with their mails that are not yet sent. Call within
 * the transaction that moves the end [schools.end-mails].
 */
export const deleteOutdatedNotifications = (trx: Trx, schoolId: number): Promise<void> =>
  inEverySchool(async () => {
    const { rows } = await sql<{ account_id: number }>`
      with outdated as (
        delete from notifications using schools
        where schools.id = ${schoolId}
          and notifications.schools_id = schools.id
          and notifications.kind = 'ACCESS_ENDS'
          and notifications.params ->> 'date' is distinct from to_char(
            schools.date_expiration at time zone 'Europe/Paris', 'DD/MM/YYYY'
          )
        returning notifications.id
      )
      select notifications_users.authentications_id as account_id
      from notifications_users
      where notifications_users.notifications_id in (select id from outdated)
    `.execute(trx);
    await publishAccountEvent(
      trx,
      rows.map(({ account_id }) => account_id),
      { event: 'notifications' },
    );
  });

export const accessEndsJob: Handler = { run: ({ db }) => notifyAccessEnds(db) };
