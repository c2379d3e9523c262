import { auth } from '@memocartes/contract/auth/auth.routes';
import { addDays } from '@memocartes/contract/learning/calendar/days';
import { notifications } from '@memocartes/contract/notifications/notifications.routes';
import { sql } from 'kysely';

import { escapeHtml } from '../mails/write-mail.ts';
import { createClassroom, givePack, schoolWeek, someCards } from '../testing/classroom.ts';
import { testWithTwoConnections, waitForLock } from '../testing/races.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { queueNotificationMails } from './mails.job.ts';
import { notify } from './notify.ts';
import type { NotificationEvent } from './rules/notification-events.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const thirtyHoursAgo = () => new Date(Date.now() - 30 * 3_600_000);
const emit = (event: NotificationEvent, now?: Date) =>
  server.db.transaction().execute((trx) => notify(trx, event, now));
const run = () => queueNotificationMails(server);
const mailsTo = ({ email }: { email: string }) =>
  server.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();

const updateSchool = (id: number, changes: object) =>
  server.db.updateTable('schools').set(changes).where('id', '=', id).execute();
/** Settings of a school without quiet hours. */
const noQuiet = { quiet_start: '00:00', quiet_end: '00:00', quiet_weekends: false, quiet_holidays: false };

/** The time in Paris two hours ago, plus some minutes. One hour ago may equal the current time when clocks go back. */
const twoHoursAgo = (minutes: number) =>
  new Date(Date.now() - 2 * 3_600_000 + minutes * 60_000).toLocaleTimeString('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  });

async function seedNotifications(times: number) {
  const classroom = await createClassroom(server);
  const { cards } = await someCards(server, 1);
  let nbGiven = 0;

  // Each time another pack, as a pack is notified once.
  const give = async (at = thirtyHoursAgo()) => {
    const pack = await givePack(server, classroom, cards, addDays(schoolWeek, -7 * nbGiven));
    nbGiven += 1;
    await emit({ kind: 'PACK_GIVEN', packId: pack.id, classIds: [classroom.class_.id] }, at);
  };

  for (let n = 0; n < times; n += 1) await give();
  return { ...classroom, give };
}

test('notifications that are not urgent are sent in one mail a day [notifications.digest]', async () => {
  const { follower, give } = await seedNotifications(3);
  await run();
  await give();
  await run();
  const mails = await mailsTo(follower);
  expect(mails.map(({ subject }) => subject)).toEqual(['3 notifications sur Mémocartes']);
});

test('a digest links to the page of each notification [notifications.mail-links]', async () => {
  const { follower, zoe } = await seedNotifications(2);
  await run();
  const [mail] = await mailsTo(follower);
  const link = `${server.config.publicUrl}/my-childrens/${zoe.id}`;
  expect(mail!.body_text.split('\n').filter((line) => line === link)).toHaveLength(2);
  expect(mail!.body_html.split(`href="${link}"`)).toHaveLength(3);
});

test('the mail of a message has one button, which opens the conversation [notifications.mail-links]', async () => {
  const { follower, teacher, zoe, school } = await seedNotifications(0);
  const row = { students_id: zoe.id, schools_id: school.id };
  const chat = await server.db.insertInto('chats').values(row).returning('id').executeTakeFirstOrThrow();
  await emit({ kind: 'MESSAGE_RECEIVED', chatId: chat.id, messageId: 1, authorId: teacher.id }, thirtyHoursAgo());
  await run();
  const [mail] = await mailsTo(follower);
  expect(mail!.subject).toBe(`Camille ${teacher.lastname.toUpperCase()} vous a écrit`);
  expect(mail!.body_text).toContain(`Lire et répondre\u00a0:\n${server.config.publicUrl}/messaging/${chat.id}`);
  expect(mail!.body_text).not.toContain('vous a écrit');
});

test('a mail that the last digest delayed into quiet hours is sent after their end [notifications.quiet-hours]', async () => {
  const { follower, school, give } = await seedNotifications(1);
  await run();
  await give();
  await run();
  expect(await mailsTo(follower)).toHaveLength(1);
  const own = () => server.db.updateTable('notifications_users').where('authentications_id', '=', follower.id);
  await own()
    .set({ date_mailed: sql`now() - interval '21 hours'` })
    .where('date_mailed', 'is not', null)
    .execute();
  // The whole day is quiet, except one minute two hours ago.
  await updateSchool(school.id, { ...noQuiet, quiet_start: twoHoursAgo(1), quiet_end: twoHoursAgo(0) });
  await run();
  expect(await mailsTo(follower)).toHaveLength(1);
  const unmailed = await own()
    .set({ date_mail: sql`date_mail - interval '1 day'` })
    .where('date_mailed', 'is', null)
    .returning('date_mail')
    .execute();
  expect(unmailed).toHaveLength(1);
  expect(new Date(unmailed[0]!.date_mail!).getTime()).toBeGreaterThan(Date.now() - 86_400_000);
  await updateSchool(school.id, noQuiet);
  await run();
  expect(await mailsTo(follower)).toHaveLength(2);
});

test('a detached follower gets no mail about the child [families.detached]', async () => {
  const { follower, zoe, give } = await seedNotifications(0);
  await give();
  await server.db.deleteFrom('users_students').where('students_id', '=', zoe.id).execute();
  await run();
  expect(await mailsTo(follower)).toEqual([]);
});

test('an end of access that passes before its mail is sent is not mailed; one still to come is [schools.end-mails]', async () => {
  const mailsAfter = async (days: number) => {
    const { school, schoolAdmin } = await createClassroom(server);
    const moveEnd = (count: number) =>
      updateSchool(school.id, { ...noQuiet, date_expiration: sql`now() + make_interval(days => ${count})` });
    await moveEnd(3);
    await emit({ kind: 'ACCESS_ENDS', schoolId: school.id, days: 3 }, thirtyHoursAgo());
    await moveEnd(days);
    await run();
    return (await mailsTo(schoolAdmin)).length;
  };
  expect(await mailsAfter(2)).toBe(1);
  expect(await mailsAfter(-2)).toBe(0);
});

test('a notification of an unknown kind is mailed and listed as stored, and does not block other mails', async () => {
  const { follower, school, zoe } = await seedNotifications(1);
  const otherFollower = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });
  await server.db.updateTable('authentications').set({ lang: 'en' }).where('id', '=', otherFollower.id).execute();
  const { id } = await server.db
    .insertInto('notifications')
    .values({ type: 'INFO', kind: 'NEXT_KIND' as never, title: 'Nouveauté', content: 'Texte', link: '/dashboard' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const date_mail = thirtyHoursAgo().toISOString();
  const link = { notifications_id: id, authentications_id: otherFollower.id, date_mail };
  await server.db.insertInto('notifications_users').values(link).execute();
  await run();
  expect(await mailsTo(follower)).toHaveLength(1);
  const mails = await mailsTo(otherFollower);
  expect(mails.map(({ subject, body_text }) => [subject, body_text.includes('Texte')])).toEqual([['Nouveauté', true]]);
  const body = await server.as(otherFollower).body(notifications.list, { query: { lang: 'en' } });
  expect(body.notifications.map(({ notification }) => notification.title)).toEqual(['Nouveauté']);
});

test('mails are in the language last used by the account, by default in French [notifications.language]', async () => {
  const { follower, teacher, give, zoe, school } = await seedNotifications(2);
  const otherFollower = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });
  const choose = (lang: string) =>
    server.as(follower).status(notifications.updatePreferences, { body: { preferences: [], lang: lang as 'en' } });
  expect(await choose('de')).toBe(422);
  expect(await choose('en')).toBe(200);
  expect((await server.as(follower).body(auth.user)).user.lang).toBe('en');
  await give();
  const chat = await server.db
    .insertInto('chats')
    .values({ students_id: zoe.id, schools_id: school.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await emit({ kind: 'MESSAGE_RECEIVED', chatId: chat.id, messageId: 1, authorId: teacher.id }, thirtyHoursAgo());
  await run();
  const mails = await mailsTo(follower);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    ['3 notifications on Mémocartes', `New message from Camille ${teacher.lastname.toUpperCase()}`].toSorted(),
  );
  for (const { body_html, body_text } of mails) {
    expect(body_html).toContain('<html lang="en">');
    expect(body_text).toContain('Hello');
    expect(`${body_html}${body_text}`).not.toMatch(/Bonjour|Inutile|Ne plus|Ouvrir|Nouveau/);
  }
  expect((await mailsTo(otherFollower)).map(({ subject }) => subject).toSorted()).toEqual([
    `Camille ${teacher.lastname.toUpperCase()} vous a écrit`,
    `Nouveau pack pour ${zoe.firstname}`,
  ]);
});

test('a digest is not sent before 16:30, and excludes viewed notifications', async () => {
  const { follower, give } = await seedNotifications(1);
  await server.db.updateTable('notifications_users').set({ is_viewed: true }).execute();
  await give(new Date());
  await run();
  expect(await mailsTo(follower)).toEqual([]);
});

test('opening the unsubscribe link changes nothing; one click on its page stops the mails [notifications.unsubscribe]', async () => {
  const { follower, give } = await seedNotifications(1);
  await run();
  const [mail] = await mailsTo(follower);
  const path = mail!.unsubscribe_url!.replace(/^https?:\/\/[^/]+/, '');

  const emails = () =>
    server.db
      .selectFrom('notification_preferences')
      .select('email')
      .where('authentications_id', '=', follower.id)
      .execute();

  expect(mail!.body_text).toContain(`Ne plus recevoir ces e-mails\u00a0: ${mail!.unsubscribe_url}`);
  expect(mail!.body_html).toContain(` href="${escapeHtml(mail!.unsubscribe_url!)}"`);
  const page = await fetch(server.origin + path);
  expect([page.status, await emails()]).toEqual([200, []]);
  const content = await page.text();
  const stopped = 'Vous ne recevrez plus les e-mails qui résument vos notifications, une fois par jour au plus.';
  const kept = 'le portail affiche les mêmes notifications, et les autres e-mails continuent.';
  expect(content).toContain(stopped);
  expect(content).toContain(kept);
  expect(content).toContain('<button class="button">Ne plus les recevoir</button>');
  await server.db.updateTable('authentications').set({ lang: 'en' }).where('id', '=', follower.id).execute();
  expect(await (await fetch(server.origin + path)).text()).toContain('<html lang="en">');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const click = () => fetch(server.origin + path, { method: 'POST', headers, body: 'List-Unsubscribe=One-Click' });
  expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
  await server.db.updateTable('authentications').set({ lang: 'fr' }).where('id', '=', follower.id).execute();
  const done = await (await click()).text();
  for (const text of [stopped, kept, 'Pour les recevoir de nouveau']) expect(done).toContain(text);
  expect(new Set((await emails()).map(({ email }) => email))).toEqual(new Set([false]));
  await give();
  const unmailed = await server.db
    .selectFrom('notifications_users')
    .select('date_mail')
    .where('authentications_id', '=', follower.id)
    .where('date_mailed', 'is', null)
    .execute();
  expect(unmailed).toEqual([{ date_mail: null }]);
});

test('the unsubscribe link also works in a browser with a login session [notifications.unsubscribe]', async () => {
  const { follower } = await seedNotifications(1);
  await run();
  const path = (await mailsTo(follower))[0]!.unsubscribe_url!.replace(/^https?:\/\/[^/]+/, '');
  const cookie = `token=${follower.token}; home=${follower.token}`;
  const open = (method: string, site: string) =>
    fetch(server.origin + path, { method, headers: { cookie, 'sec-fetch-site': site } });
  expect([(await open('GET', 'none')).status, (await open('POST', 'same-origin')).status]).toEqual([200, 200]);
});

test('an altered unsubscribe link is refused with a page that leads to the settings', async () => {
  const { follower } = await seedNotifications(1);
  await run();
  const path = (await mailsTo(follower))[0]!.unsubscribe_url!.replace(/^https?:\/\/[^/]+/, '');
  const altered = server.origin + path.replace(/account=\d+/, 'account=1');
  const page = await fetch(altered, { headers: { accept: 'text/html,*/*' } });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Ouvrir mon profil')]);
  expect((await fetch(altered, { method: 'POST' })).status).toBe(404);
  for (const end of ['&mails', 'GEST', '&key']) {
    const cut = await fetch(server.origin + path.slice(0, path.indexOf(end)), { headers: { accept: 'text/html,*/*' } });
    expect([cut.status, await cut.text()]).toEqual([404, expect.stringContaining('Ce lien n’est pas complet')]);
  }
});

test('a mail that cannot be queued does not stop the others', async () => {
  const first = await seedNotifications(1);
  const second = await seedNotifications(1);
  await sql`alter table mails add constraint poison check (recipient <> ${sql.lit(first.follower.email)})`.execute(
    server.db,
  );
  await expect(run()).rejects.toThrow('notification mails failed');
  expect([await mailsTo(first.follower), (await mailsTo(second.follower)).length]).toEqual([[], 1]);
  await sql`alter table mails drop constraint poison`.execute(server.db);
  await run();
  expect([(await mailsTo(first.follower)).length, (await mailsTo(second.follower)).length]).toEqual([1, 1]);
});

testWithTwoConnections(
  'a notification that is viewed while mails are queued is not mailed; the others are [notifications.digest]',
  async () => {
    const { follower } = await seedNotifications(2);
    const { running } = await server.db.transaction().execute(async (trx) => {
      const viewed = sql<number>`(select max(id) from notifications_users where authentications_id = ${follower.id})`;
      await trx.updateTable('notifications_users').set({ is_viewed: true }).where('id', '=', viewed).execute();
      const running = run();
      await waitForLock(server.db);
      return { running };
    });
    await running;
    expect(await mailsTo(follower)).toEqual([]);
    await run();
    expect(await mailsTo(follower)).toHaveLength(1);
  },
);

test('two concurrent runs send a mail once', async () => {
  const { follower } = await seedNotifications(1);
  await Promise.all([run(), run(), run()]);
  expect(await mailsTo(follower)).toHaveLength(1);
});
