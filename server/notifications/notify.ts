import { kindOf } from '@memocartes/contract/notifications/kinds';
import { sql } from 'kysely';

import { publishAccountEvent } from '../account-live/account-events.ts';
import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { digestTime } from './mail-times.ts';
import { findQuietSchools, nightsOnly, quietEnd } from './quiet-hours.ts';
import type { NotificationEvent } from './rules/notification-events.ts';
import { notificationRules, recipientsOf } from './rules/notification-rules.ts';
import { texts } from './texts.ts';

/** SQL of a French text: its placeholders are replaced by the values in `allowed.params`. */
function textSql(template: string) {
  const names = [...new Set(Array.from(template.matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name!))];
  return names.reduce(
    (text, name) => sql<string>`replace(${text}, ${`{{${name}}}`}, coalesce(allowed.params ->> ${name}, ''))`,
    sql<string>`${template}::text`,
  );
}

/**
 * The times for each school of the recipients. `visible`: when notifications become visible, null if immediately.
 * `mail`: when they may be mailed.
 */
async function findTimes(trx: Trx, event: NotificationEvent, now: Date) {
  const schoolIds = sql`select recipients.schools_id from (${recipientsOf(event)}) recipients`;
  const schools = await findQuietSchools(trx, schoolIds);
  const { isUrgent, isContract } = kindOf(event.kind);
  return schools.map((settings) => {
    const school = isContract ? nightsOnly(settings) : settings;
    const visible = quietEnd(school, now);
    const mail = isUrgent ? (visible ?? now) : digestTime(now);
    return { id: school.id, visible: visible ?? null, mail: quietEnd(school, mail) ?? mail };
  });
}

/**
 * Notifies the recipients of an event (`notification-rules.ts`) in its transaction: those with an active account who
 * did not switch the kind off. Students and accounts that are being deleted are waited for and left out: a reference to
 * them would fail. Notification and mail are delayed until the end of the school's quiet hours
 * [notifications.events] [notifications.badge-live] [notifications.preferences] [notifications.live].
 */
export async function notify(trx: Trx, event: NotificationEvent, now = new Date()): Promise<void> {
  const { kind } = event;
  const { type } = notificationRules[kind];
  const { email, isUrgent } = kindOf(kind);
  const { title, content } = texts.fr[kind];
  // Recipients may belong to other schools than the actor; the event's query decides who they are.
  await inEverySchool(async () => {
    const times = await findTimes(trx, event, now);
    const mailAt = (isUrgent ? now : digestTime(now)).toISOString();
    // `in (…) is true` is a hash look-up. A join would compare all pairs, as the planner can't estimate the number of
    // rows just written.
    const { rows } = await sql<{ account_id: number }>`
      with times as (
        select *
        from unnest(
          ${times.map(({ id }) => id)}::int[],
          ${times.map(({ visible }) => visible?.toISOString() ?? null)}::timestamptz[],
          ${times.map(({ mail }) => mail.toISOString())}::timestamptz[]
        ) quiet(schools_id, date_visible, date_mail)
      ), chosen as materialized (
        select distinct on (
          recipients.account_id, recipients.students_id, recipients.schools_id, recipients.link
        ) recipients.*,
          coalesce(notification_preferences.portal, true) as portal,
          coalesce(notification_preferences.email, ${email}::boolean) as email, times.date_visible,
          coalesce(times.date_mail, ${mailAt}) as date_mail
        from (${recipientsOf(event)}) recipients
          join authentications on authentications.id = recipients.account_id
            and authentications.status = 'ACTIVE'
          left join notification_preferences
            on notification_preferences.authentications_id = recipients.account_id
            and notification_preferences.kind = ${kind}
          left join times on times.schools_id = recipients.schools_id
        where coalesce(notification_preferences.portal, true)
          or coalesce(notification_preferences.email, ${email}::boolean)
      ), kept_students as materialized (
        select students.id
        from students
        where students.id = any(array(select chosen.students_id from chosen))
        order by students.id
        for key share
      ), about_kept as materialized (
        select *
        from chosen
        where chosen.students_id is null
          or (chosen.students_id in (select kept_students.id from kept_students)) is true
      ), kept_accounts as materialized (
        select authentications.id
        from authentications
        where authentications.id = any(array(select about_kept.account_id from about_kept))
        order by authentications.id
        for key share
      ), allowed as materialized (
        select *
        from about_kept
        where (about_kept.account_id in (select kept_accounts.id from kept_accounts)) is true
      ), created as (
        insert into notifications (
          type, kind, title, content, link, students_id, schools_id, params, date_visible, is_announced
        )
        select distinct ${type}, ${kind}, ${textSql(title)}, ${textSql(content)}, allowed.link,
          allowed.students_id, allowed.schools_id, allowed.params, coalesce(allowed.date_visible, now()),
          allowed.date_visible is null
        from allowed
        on conflict do nothing
        returning id, students_id, schools_id, link, is_announced
      ), sent as (
        insert into notifications_users (notifications_id, authentications_id, is_shown, date_mail)
        select created.id, allowed.account_id, allowed.portal, case when allowed.email then allowed.date_mail end
        from created
          join allowed on allowed.link = created.link
            and coalesce(allowed.students_id, 0) = coalesce(created.students_id, 0)
            and coalesce(allowed.schools_id, 0) = coalesce(created.schools_id, 0)
        returning notifications_id, authentications_id, is_shown
      )
      select distinct sent.authentications_id as account_id
      from sent
      where sent.is_shown
        and (sent.notifications_id in (select created.id from created where created.is_announced)) is true
    `.execute(trx);
    await publishAccountEvent(
      trx,
      rows.map(({ account_id }) => account_id),
      { event: 'notifications' },
    );
  });
}

/** Marks an account's notifications with this link as viewed, since the linked object was opened. */
export async function markLinkViewed(trx: Trx, accountId: number, link: string): Promise<void> {
  const { rows } = await sql`
    update notifications_users
    set is_viewed = true
    from notifications
    where notifications.id = notifications_users.notifications_id
      and notifications.link = ${link}
      and notifications_users.authentications_id = ${accountId}
      and not notifications_users.is_viewed
    returning notifications_users.id
  `.execute(trx);
  if (rows.length) await publishAccountEvent(trx, [accountId], { event: 'notifications' });
}
