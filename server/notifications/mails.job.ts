import { kindOf, type NotificationKind, notificationKinds } from '@memocartes/contract/notifications/kinds';
import type { Locale } from '@memocartes/contract/notifications/notifications.routes';
import { sql } from 'kysely';

import type { Config } from '../config/config.ts';
import type { Services } from '../config/services.ts';
import type { Trx } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';
import { runForEach } from '../job-queue/run-for-each.ts';
import { queueMail } from '../mails/mails.ts';
import { asText, greet, writeMail } from '../mails/write-mail.ts';
import { isAccessible } from './notifications.queries.ts';
import { unsubscribeUrl } from './preferences/unsubscribe-url.ts';
import { findQuietSchools, nightsOnly, quietEnd } from './quiet-hours.ts';
import { inLanguage } from './texts.ts';

/** Maximum mails per run; the next run continues. */
const batch = 200;
/** Maximum notifications listed in a digest. */
const maxListed = 10;
/** Minimum hours between two digests: below 24, as the time of a digest may vary a little. */
const digestHours = 20;

const allKinds = Object.keys(notificationKinds) as NotificationKind[];
const urgentKinds = allKinds.filter((kind) => kindOf(kind).isUrgent);
const contractKinds = allKinds.filter((kind) => kindOf(kind).isContract);

/** A notification to be mailed; its title and content are French. */
type MailedNotification = {
  kind: NotificationKind;
  title: string;
  content: string;
  link: string;
  params: Record<string, string | number>;
};
type DueMail = {
  account: number;
  email: string;
  firstname: string;
  lastname: string;
  lang: Locale;
  kind: NotificationKind;
  ids: number[];
  notifications: MailedNotification[];
};

type MailServices = Pick<Services, 'db' | 'config'>;

/** Condition that the mail of `notifications_users` is due. */
const isDue = sql`
  notifications_users.date_mail <= now()
    and notifications_users.date_mailed is null
    and not notifications_users.is_viewed
`;

/**
 * Delays due mails to the end of their school's quiet hours [notifications.quiet-hours]. Otherwise some would be sent
 * at night: mails that waited since the last digest, and mails that an earlier run could not send.
 */
async function delayQuiet(trx: Trx, now: Date): Promise<void> {
  const schoolIds = sql`
    select notifications.schools_id
    from notifications_users join notifications on notifications.id = notifications_users.notifications_id
    where ${isDue}
  `;
  const schools = await findQuietSchools(trx, schoolIds);
  const ends = schools.flatMap((school) =>
    [true, false].flatMap((isContract) => {
      const end = quietEnd(isContract ? nightsOnly(school) : school, now);
      return end ? [{ id: school.id, isContract, end: end.toISOString() }] : [];
    }),
  );
  if (!ends.length) return;
  await sql`
    update notifications_users
    set date_mail = quiet.date_end
    from notifications
      join unnest(
        ${ends.map(({ id }) => id)}::int[], ${ends.map(({ isContract }) => isContract)}::boolean[],
        ${ends.map(({ end }) => end)}::timestamptz[]
      ) quiet(schools_id, is_contract, date_end) on quiet.schools_id = notifications.schools_id
        and quiet.is_contract = coalesce(notifications.kind = any(${contractKinds}), false)
    where notifications.id = notifications_users.notifications_id and ${isDue}
  `.execute(trx);
}

/** Mails that may be sent: one for each urgent notification, one for all other notifications of an account. */
const findDue = (trx: Trx) =>
  sql<DueMail>`
    select authentications.id as account, authentications.email, authentications.firstname,
      authentications.lastname, authentications.lang, min(notifications.kind) as kind,
      array_agg(notifications_users.id) as ids,
      jsonb_agg(
        jsonb_build_object(
          'kind', notifications.kind, 'title', notifications.title, 'content', notifications.content,
          'link', notifications.link, 'params', notifications.params
        ) order by notifications.id
      ) as notifications
    from notifications_users
      join notifications on notifications.id = notifications_users.notifications_id
      join authentications on authentications.id = notifications_users.authentications_id
        and authentications.status = 'ACTIVE'
        and authentications.email is not null
    where ${isDue}
      and ${isAccessible()}
      and (
        notifications.kind = any(${urgentKinds})
        or not exists (
          select from notifications_users mailed
            join notifications mailed_notification on mailed_notification.id = mailed.notifications_id
          where mailed.authentications_id = authentications.id
            and mailed.date_mailed > now() - make_interval(hours => ${digestHours})
            and mailed_notification.kind <> all(${urgentKinds})
        )
      )
    group by authentications.id,
      case when notifications.kind = any(${urgentKinds}) then notifications_users.id end
    order by authentications.id
    limit ${batch}
  `.execute(trx);

const mailTexts = {
  fr: {
    count: (count: number, appName: string) => `${count} notification${count > 1 ? 's' : ''} sur ${appName}`,
    notListed: (count: number) => `Et ${count} autre${count > 1 ? 's' : ''} sur le portail.`,
    open: 'Ouvrir le portail',
    openMessage: 'Lire et répondre',
    unsubscribe: 'Ne plus recevoir ces e-mails',
  },
  en: {
    count: (count: number, appName: string) => `${count} notification${count > 1 ? 's' : ''} on ${appName}`,
    notListed: (count: number) => `And ${count} more on the portal.`,
    open: 'Open the portal',
    openMessage: 'Read and answer',
    unsubscribe: 'Stop receiving these e-mails',
  },
} as const;

/** Whether a mail is about one urgent notification. False for an unknown kind. */
const isUrgent = ({ kind }: DueMail) => urgentKinds.includes(kind);

/**
 * The mail about these notifications, in the language of its recipient [notifications.language]. One notification is
 * the subject of its mail; of several, each has its link [notifications.mail-links].
 */
function mailOf({ APP_NAME: appName, publicUrl }: Config, due: DueMail, unsubscribe: string) {
  const { lang, notifications } = due;
  const local = mailTexts[lang];
  const nbNotListed = notifications.length - maxListed;
  const [first, ...others] = notifications.slice(0, maxListed).map((notification) => {
    const { title, content } = inLanguage(notification, lang);
    return { title: asText(title), text: asText(content), url: `${publicUrl}${notification.link}` };
  });
  const common = {
    lang,
    appName,
    greeting: greet(due, lang),
    notes: [],
    link: { label: local.unsubscribe, url: unsubscribe },
  };
  if (!others.length) {
    return writeMail({
      ...common,
      subject: first!.title,
      paragraphs: [first!.text],
      button: { label: due.kind === 'MESSAGE_RECEIVED' ? local.openMessage : local.open, url: first!.url },
    });
  }
  return writeMail({
    ...common,
    subject: local.count(notifications.length, appName),
    paragraphs: [],
    items: [first!, ...others],
    button: { label: local.open, url: `${publicUrl}/dashboard` },
    notes: nbNotListed > 0 ? [local.notListed(nbNotListed)] : [],
  });
}

/** Cancels the mails of notifications that were viewed meanwhile. */
const cancelViewed = (trx: Trx) =>
  sql`
    update notifications_users
    set date_mail = null
    where date_mail <= now() and date_mailed is null and is_viewed
  `.execute(trx);

/** Cancels mails that announce the end of a school's access, once it has ended [schools.end-mails]. */
const cancelEnded = (trx: Trx) =>
  sql`
    update notifications_users
    set date_mail = null
    from notifications join schools on schools.id = notifications.schools_id
    where notifications.id = notifications_users.notifications_id
      and notifications.kind = 'ACCESS_ENDS'
      and schools.date_expiration <= now()
      and ${isDue}
  `.execute(trx);

/** Queues one mail, unless one of its notifications is no longer due: the next run mails the others. */
const queueDue = ({ db, config }: MailServices, due: DueMail): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select id
      from notifications_users
      where id = any(${due.ids}) and ${isDue}
      order by id
      for no key update
    `.execute(trx);
    if (rows.length < due.ids.length) return;
    const url = unsubscribeUrl(config, due.account, isUrgent(due) ? due.kind : 'DIGEST');
    await queueMail(trx, due.email, mailOf(config, due, url), { unsubscribeUrl: url });
    await sql`update notifications_users set date_mailed = now() where id = any(${due.ids})`.execute(trx);
  });

/**
 * Queues the mails that are due. Notifications viewed meanwhile are not mailed [notifications.digest], nor is the end
 * of an access that has passed [schools.end-mails]. A failure of one mail does not stop the others.
 * @throws AggregateError of the failures, once every mail was tried
 */
export async function queueNotificationMails(services: MailServices): Promise<void> {
  const due = await services.db.transaction().execute(async (trx) => {
    await delayQuiet(trx, new Date());
    await cancelViewed(trx);
    await cancelEnded(trx);
    return (await findDue(trx)).rows;
  });
  await runForEach(due, 'notification mails failed', (mail) => queueDue(services, mail));
}

export const notificationMailsJob: Handler = { run: queueNotificationMails };
