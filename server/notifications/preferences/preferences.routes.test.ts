import { notifications } from '@memocartes/contract/notifications/notifications.routes';

import { fromNow } from '../../testing/data/instants.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const choice = { kind: 'PACK_GIVEN', portal: true, email: false } as const;

test('a person reads the preferences for the kinds of their role, at first the defaults, and changes some [notifications.preferences]', async () => {
  const follower = await server.seed.follower();
  const otherPerson = await server.seed.follower();
  const readPreferences = async (person: Person) =>
    (await server.as(person).body(notifications.preferences)).preferences;
  expect(await readPreferences(follower)).toEqual([
    { kind: 'MESSAGE_RECEIVED', portal: true, email: true },
    { kind: 'PACK_GIVEN', portal: true, email: true },
    { kind: 'REVISION_ENDED', portal: true, email: false },
    { kind: 'SET_ACQUIRED', portal: true, email: true },
    { kind: 'RESOURCE_ADDED', portal: true, email: true },
    { kind: 'ANNOUNCEMENT', portal: true, email: true },
  ]);
  const body = await server.as(follower).body(notifications.updatePreferences, { body: { preferences: [choice] } });
  expect(body.preferences).toContainEqual(choice);
  expect(await readPreferences(follower)).toEqual(body.preferences);
  expect(await readPreferences(otherPerson)).not.toContainEqual(choice);
});

test('switching off the mails of a kind cancels the account’s waiting mails of this kind, no others [notifications.preferences]', async () => {
  const follower = await server.seed.follower();
  const otherPerson = await server.seed.follower();
  const date_mail = fromNow({ hours: 1 });
  for (const kind of ['PACK_GIVEN', 'SET_ACQUIRED'] as const) {
    const { id } = await server.db
      .insertInto('notifications')
      .values({ type: 'INFO', kind, title: 'Nouvelle', content: 'Texte' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const people = [follower, otherPerson].map((person) => ({ authentications_id: person.id }));
    const links = people.map((person) => ({ ...person, notifications_id: id, date_mail }));
    await server.db.insertInto('notifications_users').values(links).execute();
  }

  const nbWaitingMails = async (person: { id: number }) => {
    const rows = await server.db
      .selectFrom('notifications_users')
      .select('id')
      .where('authentications_id', '=', person.id)
      .where('date_mail', 'is not', null)
      .execute();
    return rows.length;
  };

  await server.as(follower).call(notifications.updatePreferences, { body: { preferences: [choice] } });
  expect([await nbWaitingMails(follower), await nbWaitingMails(otherPerson)]).toEqual([1, 2]);
});

test('concurrent changes of one kind all succeed', async () => {
  const follower = await server.seed.follower();
  const change = (email: boolean) =>
    server.as(follower).call(notifications.updatePreferences, { body: { preferences: [{ ...choice, email }] } });
  const responses = await Promise.all([change(true), change(false), change(true)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test('returns 422 for a kind of another role, a repeated or an unknown kind, 401 for an anonymous caller', async () => {
  const teacher = await server.seed.teacher();
  const change = (preferences: readonly object[], who = server.as(teacher)) =>
    who.call(notifications.updatePreferences, { body: { preferences } } as never);
  expect((await change([choice])).error.fields).toHaveProperty('preferences');
  const preference = { kind: 'MESSAGE_RECEIVED', portal: true, email: true };
  expect((await change([preference, preference])).status).toBe(422);
  expect((await change([{ ...preference, kind: 'NOTHING' }])).status).toBe(422);
  expect(await server.anonymous.status(notifications.preferences)).toBe(401);
});
