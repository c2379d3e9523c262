import type { NotificationKind } from '@memocartes/contract/notifications/kinds';
import { kindOf, notificationKinds } from '@memocartes/contract/notifications/kinds';
import type { Locale } from '@memocartes/contract/notifications/notifications.routes';
import { sql } from 'kysely';

import type { Config } from '../config/config.ts';
import type { Services } from '../config/services.ts';
import type { Db } from '../database/database.ts';
import type { Handler } from '../job-queue/handler.ts';
import { queueMail } from '../mails/mails.ts';
import { asText, greet, writeMail } from '../mails/write-mail.ts';
import type { Text } from './texts.ts';
import { render, texts } from './texts.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

/** Maximum mails per run; the next run continues. */
const batch = 200;
/** Maximum notifications listed in a digest. */
const maxListed = 10;
/** Minimum hours between two digests: below a day, as their time may vary a little. */
const digestHours = 20;

const urgentKinds = (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) => kindOf(kind).isUrgent);

/** A notification to be mailed; its title and content are French. */
type Made = {
  kind: NotificationKind;
  title: string;
  content: string;
  link: string;
  params: Record<string, string | number>;
};
type Due = {
  account: number;
  email: string;
  firstname: string;
  lastname: string;
  lang: Locale;
  kind: NotificationKind;
  ids: number[];
  made: Made[];
};

/** Notifications whose mail may be sent: an urgent one alone, the others of an account together. */
const findDue = (trx: Db) =>
  sql<Due>`
    select authentications.id as account, authentications.email, authentications.firstname, authentications.lastname, authentications.lang, min(notifications.kind) as kind, array_agg(notifications_users.id) as ids,
      jsonb_agg(jsonb_build_object('kind', notifications.kind, 'title', notifications.title, 'content', notifications.content, 'link', notifications.link, 'params', notifications.params) order by notifications.id) as made
    from notifications_users join notifications on notifications.id = notifications_users.notifications_id
    join authentications on authentications.id = notifications_users.authentications_id and authentications.status = 'ACTIVE' and authentications.email is not null
    where notifications_users.date_mail <= now() and notifications_users.date_mailed is null and not notifications_users.is_viewed and (notifications.kind = any(${urgentKinds}) or not exists (
      select from notifications_users mailed join notifications mailed_notification on mailed_notification.id = mailed.notifications_id
      where mailed.authentications_id = authentications.id and mailed.date_mailed > now() - make_interval(hours => ${digestHours}) and mailed_notification.kind <> all(${urgentKinds})))
    group by authentications.id, case when notifications.kind = any(${urgentKinds}) then notifications_users.id end
    order by authentications.id limit ${batch}`.execute(trx);

const mailTexts = {
  fr: {
    count: (count: number, appName: string) => `${count} nouvelle${count > 1 ? 's' : ''} sur ${appName}`,
    notListed: (count: number) => `Et ${count} autre${count > 1 ? 's' : ''} sur le portail.`,
    open: 'Ouvrir le portail',
    unsubscribe: 'Ne plus recevoir ces e-mails',
  },
  en: {
    count: (count: number, appName: string) => `${count} notification${count > 1 ? 's' : ''} on ${appName}`,
    notListed: (count: number) => `And ${count} more on the portal.`,
    open: 'Open the portal',
    unsubscribe: 'Stop receiving these e-mails',
  },
} as const;

/** Texts by kind: stored notifications may have a kind that no longer exists. */
const textsOf = (lang: Locale): Partial<Record<string, Text>> => texts[lang];

/** A notification in a language: as stored in French, else rendered from its parameters if its kind still exists. */
function inLanguage({ kind, title, content, params }: Made, lang: Locale): Text {
  const text = textsOf(lang)[kind];
  if (lang === 'fr' || !text) return { title, content };
  return { title: render(text.title, params), content: render(text.content, params) };
}

/** The mail of some notifications in the language of their reader [notifications.language]. */
function mailOf({ APP_NAME: appName, publicUrl }: Config, due: Due, url: string) {
  const { lang, made } = due;
  const local = mailTexts[lang];
  const isDigest = !kindOf(due.kind).isUrgent;
  const nbNotListed = made.length - maxListed;
  const listed = made.slice(0, maxListed).map((item) => inLanguage(item, lang));
  return writeMail({
    lang,
    appName,
    subject: isDigest ? local.count(made.length, appName) : asText(listed[0]!.title),
    greeting: greet(due, lang),
    paragraphs: [
      ...listed.map(({ title, content }) => `${asText(title)}. ${asText(content)}`),
      ...(nbNotListed > 0 ? [local.notListed(nbNotListed)] : []),
    ],
    button: { label: local.open, url: `${publicUrl}${made.length === 1 ? made[0]!.link : '/dashboard'}` },
    notes: [],
    link: { label: local.unsubscribe, url },
  });
}

/** Queues the mails that are due; notifications viewed meanwhile are not mailed [notifications.digest]. */
export const queueNotificationMails = ({ db, config }: Pick<Services, 'db' | 'config'>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await findDue(trx);
    for (const due of rows) {
      const url = unsubscribeUrl(config, due.account, kindOf(due.kind).isUrgent ? due.kind : 'DIGEST');
      await queueMail(trx, due.email, mailOf(config, due, url), { unsubscribeUrl: url });
      await sql`update notifications_users set date_mailed = now() where id = any(${due.ids})`.execute(trx);
    }
    await sql`update notifications_users set date_mail = null where date_mail <= now() and date_mailed is null and is_viewed`.execute(
      trx,
    );
  });

export const notificationMailsJob: Handler = { run: queueNotificationMails };
