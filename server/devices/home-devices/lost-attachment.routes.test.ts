import { randomUUID } from 'node:crypto';

import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { sql } from 'kysely';

import { loseResponse, newTablet } from '../../testing/classroom.ts';
import { homeClassroom } from '../../testing/home.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Browser = ReturnType<typeof newTablet>;

/** A device at home of Zoë, with a started revision; her follower also has the child Ada. */
async function seedDevice() {
  const classroom = await homeClassroom(server, 'PRACTICE');
  const { follower, ada, zoe, cards, ofZoe, attachDevice } = classroom;
  await server.seed.follow(follower.userId, ada.id);
  const child = await attachDevice();
  const started = await child.body(home.start, ofZoe);
  const codeFor = async (id: number) => (await server.as(follower).body(home.createCode, { id })).code;
  const listed = async (id: number) => (await server.as(follower).body(home.access, { id })).devices;
  const loseByCode = (code: string) => loseResponse(child, 'home', () => child.call(home.attach, { body: { code } }));
  const answer = {
    client_id: randomUUID(),
    cards_id: cards[0]!,
    is_right: true,
    answered_at: new Date().toISOString(),
  };
  const sendAnswer = (client: Browser) =>
    client.call(home.answers, { ...ofZoe, id: started.id, body: { answers: [answer] } });
  const starts = (client: Browser, student_id = zoe.id) => client.status(home.start, { student_id });

  const copyOf = (client: Browser) => {
    const copy = newTablet(server);
    copy.jar.set('home', client.jar.get('home')!);
    return copy;
  };

  return { ...classroom, child, codeFor, listed, loseByCode, sendAnswer, starts, copyOf };
}

test('if the response to an attachment by code is lost, the device keeps its child, whose answers arrive [home-revision.lost-attachment]', async () => {
  const { child, ada, codeFor, loseByCode, sendAnswer, starts } = await seedDevice();
  expect((await loseByCode(await codeFor(ada.id))).body.student?.firstname).toBe('Ada');
  expect((await child.body(home.state)).student?.firstname).toBe('Zoë');
  expect((await sendAnswer(child)).body.cards).toHaveLength(1);
  expect(await starts(child, ada.id)).toBe(401);
});

test('the same child attached again stays attached without the response [home-revision.lost-attachment]', async () => {
  const { child, follower, zoe, listed, sendAnswer, starts } = await seedDevice();
  const browser = portalClient(server.origin);
  browser.jar.set('token', follower.token);
  browser.jar.set('home', child.jar.get('home')!);
  await loseResponse(browser, 'home', () => browser.call(home.open, { id: zoe.id }));
  expect((await sendAnswer(browser)).status).toBe(200);
  expect(await starts(browser)).toBe(200);
  // Tapped again, the device is in the follower's list once.
  await browser.call(home.open, { id: zoe.id });
  expect(await browser.body(home.access, { id: zoe.id })).toMatchObject({ devices: [{ is_this: true }] });
  expect(await starts(browser)).toBe(200);
  expect(await listed(zoe.id)).toHaveLength(1);
});

test('after a lost response, a family code is used up: a new code attaches the child, once [home-revision.code] [home-revision.lost-attachment]', async () => {
  const { child, ada, codeFor, listed, loseByCode, starts } = await seedDevice();
  const code = await codeFor(ada.id);
  await loseByCode(code);
  expect(await child.errorCode(home.attach, { body: { code } })).toBe('UNKNOWN_HOME_CODE');
  expect(await starts(child)).toBe(200);
  await child.call(home.attach, { body: { code: await codeFor(ada.id) } });
  expect((await child.body(home.state)).student?.firstname).toBe('Ada');
  expect([await starts(child), await starts(child, ada.id)]).toEqual([200, 200]);
  expect(await listed(ada.id)).toHaveLength(1);
});

test('the old token is invalid as soon as the new token is used [home-revision.lost-attachment]', async () => {
  const { child, ada, codeFor, copyOf, starts } = await seedDevice();
  const copy = copyOf(child);
  await child.call(home.attach, { body: { code: await codeFor(ada.id) } });
  expect(await starts(copy)).toBe(200);
  expect(await child.status(home.state)).toBe(200);
  expect(await starts(copy)).toBe(401);
  expect([await starts(child), await starts(child, ada.id)]).toEqual([200, 200]);
});

test('a revocation stops the old and the new token immediately [home-revision.revoke] [home-revision.lost-attachment]', async () => {
  const { child, follower, zoe, codeFor, copyOf, listed, starts } = await seedDevice();
  const copy = copyOf(child);
  await child.call(home.attach, { body: { code: await codeFor(zoe.id) } });
  const [row] = await listed(zoe.id);
  await server.as(follower).call(home.revoke, { id: row!.id });
  expect([await starts(child), await starts(copy)]).toEqual([401, 401]);
});

const losses: [string, (id: number) => Promise<unknown>][] = [
  ['revoked', (id) => sql`update home_devices set date_revoke = now() where id = ${id}`.execute(server.db)],
  [
    'not used for 90 days',
    (id) => sql`update home_devices set date_seen = now() - interval '91 days' where id = ${id}`.execute(server.db),
  ],
];

test.each(losses)(
  'a device that was %s gets nothing by an attachment whose response is lost [home-revision.lost-attachment]',
  async (_why, lose) => {
    const { child, zoe, codeFor, listed, loseByCode, starts } = await seedDevice();
    await lose((await listed(zoe.id))[0]!.id);
    await loseByCode(await codeFor(zoe.id));
    expect([await starts(child), (await child.body(home.state)).status]).toEqual([401, 'NONE']);
    await child.call(home.attach, { body: { code: await codeFor(zoe.id) } });
    expect(await starts(child)).toBe(200);
    expect(await listed(zoe.id)).toHaveLength(1);
  },
);

test('a child of another school keeps the device too: the token is replaced in all schools [home-revision.lost-attachment]', async () => {
  const { child, codeFor, ada, loseByCode, starts, copyOf } = await seedDevice();
  const elsewhere = await homeClassroom(server, 'PRACTICE');
  const code = (await server.as(elsewhere.follower).body(home.createCode, { id: elsewhere.zoe.id })).code;
  await child.call(home.attach, { body: { code } });
  await child.status(home.state);
  const copy = copyOf(child);
  await loseByCode(await codeFor(ada.id));
  expect([await starts(child), await starts(child, elsewhere.zoe.id)]).toEqual([200, 200]);
  await child.call(home.attach, { body: { code: await codeFor(ada.id) } });
  expect(await starts(child, elsewhere.zoe.id)).toBe(200);
  expect([await starts(copy), await starts(copy, elsewhere.zoe.id)]).toEqual([401, 401]);
});
