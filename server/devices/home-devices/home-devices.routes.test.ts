import { randomUUID } from 'node:crypto';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { homeCodePattern } from '@memocartes/contract/devices/home-revision/home';
import { home } from '@memocartes/contract/devices/home-revision/home.routes';
import { mayEver } from '@memocartes/contract/permissions/permissions';
import { anonymous } from '@memocartes/contract/permissions/roles';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import { insertFile } from '../../app/permission-matrix/places/places.rows.ts';
import { allRoutes } from '../../app/permission-matrix/routes.ts';
import { newTablet } from '../../testing/classroom.ts';
import { homeClassroom } from '../../testing/home.ts';
import { portalClient } from '../../testing/portal-client.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

/** The follower's own browser: signed in by cookie. */
const browserOf = ({ token }: Person) => {
  const browser = portalClient(server.origin);
  browser.jar.set('token', token);
  return browser;
};

describe('class option', () => {
  test('is practice by default, and only people who administer the school can change it [home-revision.option]', async () => {
    const { class_, schoolAdmin, teacher, colleague } = await homeClassroom(server, 'PRACTICE');
    const added = await server.as(schoolAdmin).call(classes.create, {
      body: { name: 'CE2 maison', level: 'CE2', schools_id: class_.schools_id },
    });
    const body = await server.as(schoolAdmin).body(classes.view, { id: added.body.id });
    expect(body.home_revision).toBe('PRACTICE');
    const change = { id: class_.id, body: { home_revision: 'COUNTS' as const } };
    expect((await server.as(schoolAdmin).body(classes.update, change)).home_revision).toBe('COUNTS');
    for (const other of [teacher, colleague]) {
      expect(await server.as(other).status(classes.update, change)).toBe(403);
    }
    const wrong = { id: class_.id, body: { home_revision: 'SOMETIMES' as never } };
    const refused = await server.as(schoolAdmin).call(classes.update, wrong);
    expect(refused).toMatchObject({ status: 422, error: { fields: { home_revision: expect.any(String) as unknown } } });
  });
});

describe('start on the follower’s own device', () => {
  test('attaches the browser to the child, and refuses the revision of another child [home-revision.start] [home-revision.one-child]', async () => {
    const { follower, zoe, ada, ofZoe } = await homeClassroom(server, 'PRACTICE');
    await server.seed.follow(follower.userId, ada.id);
    const browser = browserOf(follower);
    const opened = await browser.call(home.open, { id: zoe.id });
    expect(opened).toMatchObject({ status: 201, body: { status: 'READY', mode: 'PRACTICE', opened_by: 'FOLLOWER' } });
    expect(opened.body.student).toMatchObject({ id: zoe.id, firstname: 'Zoë' });
    expect(await browser.status(home.start, ofZoe)).toBe(200);
    expect(await browser.errorCode(home.start, { student_id: ada.id })).toBe('HOME_NOT_ATTACHED');
    const access = await browser.body(home.access, { id: zoe.id });
    expect(access.devices).toMatchObject([{ opened_by: 'FOLLOWER', is_this: true }]);
  });

  test('is not offered, and codes are refused, once the access of the child’s school has ended [home-revision.gone-at-once]', async () => {
    const { follower, zoe, school } = await homeClassroom(server, 'PRACTICE');
    // The follower still signs in for a child in another school.
    await server.seed.follow(follower.userId, (await server.seed.student()).id);
    const code = await server.as(follower).body(home.createCode, { id: zoe.id });
    await server.db.updateTable('schools').set({ status: 'ARCHIVED' }).where('id', '=', school.id).execute();
    const browser = browserOf(follower);
    const access = await browser.body(home.access, { id: zoe.id });
    expect(access).toMatchObject({ option: 'OFF', has_cards: false });
    for (const refused of [
      await browser.call(home.open, { id: zoe.id }),
      await browser.call(home.createCode, { id: zoe.id }),
      await portalClient(server.origin).call(home.attach, { body: { code: code.code } }),
    ]) {
      expect(refused).toMatchObject({ status: 409, error: { code: 'HOME_REVISION_OFF' } });
    }
  });

  test('shows a sibling who is attached later; the first child can still revise', async () => {
    const { follower, zoe, ada, ofZoe } = await homeClassroom(server, 'PRACTICE');
    await server.seed.follow(follower.userId, ada.id);
    const browser = browserOf(follower);
    await browser.call(home.open, { id: zoe.id });
    await browser.call(home.open, { id: ada.id });
    expect((await browser.body(home.state)).student?.firstname).toBe('Ada');
    expect(await browser.status(home.start, ofZoe)).toBe(200);
  });

  test('replaces the token when the browser is attached again, so that a stolen copy becomes invalid at the browser’s next request', async () => {
    const { follower, zoe, ofZoe } = await homeClassroom(server, 'PRACTICE');
    const browser = browserOf(follower);
    await browser.call(home.open, { id: zoe.id });
    const thief = newTablet(server);
    thief.jar.set('home', browser.jar.get('home')!);
    expect(await thief.status(home.start, ofZoe)).toBe(200);
    await browser.call(home.open, { id: zoe.id });
    expect((await browser.body(home.state)).status).toBe('READY');
    expect(await thief.status(home.start, ofZoe)).toBe(401);
    expect(await thief.body(home.state)).toMatchObject({ status: 'NONE', student: null });
  });

  test('starting a revision renews the cookie for a year: a device in use stays attached [home-revision.gone-at-once]', async () => {
    const { attachDevice, ofZoe } = await homeClassroom(server, 'PRACTICE');
    const child = await attachDevice();
    const token = child.jar.get('home')!;
    const { headers } = await child.call(home.start, ofZoe);
    expect(headers.get('set-cookie')).toMatch(/^home=[\w-]{43}; Max-Age=31536000; .*HttpOnly.*SameSite=Strict/);
    expect(child.jar.get('home')).toBe(token);
  });

  test('keeps at most ten devices per follower and child', async () => {
    const { follower, zoe, attachDevice } = await homeClassroom(server, 'PRACTICE');
    const first = await attachDevice();
    await sql`update home_devices set date_seen = now() - interval '1 day'`.execute(server.db);
    for (let i = 0; i < 10; i += 1) await attachDevice();
    const body = await server.as(follower).body(home.access, { id: zoe.id });
    expect(body.devices).toHaveLength(10);
    expect((await first.body(home.state)).status).toBe('NONE');
  });
});

describe('family code', () => {
  test('attaches one device without the follower’s login session, and is valid only once [home-revision.code]', async () => {
    const { follower, zoe } = await homeClassroom(server, 'COUNTS');
    const { status, body } = await server.as(follower).call(home.createCode, { id: zoe.id });
    expect(status).toBe(201);
    expect(body.code).toMatch(homeCodePattern);
    const typed = `${body.code.slice(0, 4).toLowerCase()} ${body.code.slice(4)}`;
    const tablet = newTablet(server);
    const attached = await tablet.call(home.attach, { body: { code: typed } });
    expect(attached.body).toMatchObject({
      status: 'READY',
      mode: 'COUNTS',
      opened_by: 'CODE',
      student: { id: zoe.id },
    });
    const repeated = await newTablet(server).call(home.attach, { body: { code: body.code } });
    expect(repeated).toMatchObject({ status: 422, error: { code: 'UNKNOWN_HOME_CODE' } });
  });

  test('attaches only one of two devices that send it concurrently', async () => {
    const { follower, zoe } = await homeClassroom(server, 'PRACTICE');
    const body = await server.as(follower).body(home.createCode, { id: zoe.id });
    const responses = await Promise.all(
      [newTablet(server), newTablet(server)].map((item) => item.call(home.attach, { body: { code: body.code } })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('expires after an hour, and is replaced by the next code [home-revision.code]', async () => {
    const { follower, zoe } = await homeClassroom(server, 'PRACTICE');
    const make = () => server.as(follower).body(home.createCode, { id: zoe.id });
    const first = await make();
    expect(Date.parse(first.date_expiration) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(Date.parse(first.date_expiration) - Date.now()).toBeLessThan(61 * 60_000);
    const second = await make();
    const attach = (code: string) => newTablet(server).status(home.attach, { body: { code } });
    expect(await attach(first.code)).toBe(422);
    await sql`update home_codes set date_expiration = now() where users_id = ${follower.userId}`.execute(server.db);
    expect(await attach(second.code)).toBe(422);
  });

  test('of a banned follower is refused', async () => {
    const { follower, zoe } = await homeClassroom(server, 'PRACTICE');
    const body = await server.as(follower).body(home.createCode, { id: zoe.id });
    await server.db.updateTable('authentications').set({ status: 'BANNED' }).where('id', '=', follower.id).execute();
    expect(await newTablet(server).status(home.attach, { body })).toBe(422);
  });

  test('is not created for another person’s child or by staff; while the option is off, it is neither created nor accepted', async () => {
    const { ada, zoe, follower, teacher, schoolAdmin, stranger, setOption } = await homeClassroom(server, 'PRACTICE');
    expect(await server.as(follower).status(home.createCode, { id: ada.id })).toBe(404);
    for (const staff of [teacher, schoolAdmin, stranger]) {
      expect(await server.as(staff).status(home.createCode, { id: zoe.id })).toBe(403);
    }
    const body = await server.as(follower).body(home.createCode, { id: zoe.id });
    await setOption('OFF');
    expect(await server.as(follower).errorCode(home.createCode, { id: zoe.id })).toBe('HOME_REVISION_OFF');
    expect(await server.as(follower).errorCode(home.open, { id: zoe.id })).toBe('HOME_REVISION_OFF');
    const tablet = newTablet(server);
    expect(await tablet.errorCode(home.attach, { body: { code: body.code } })).toBe('HOME_REVISION_OFF');
    await setOption('COUNTS');
    expect(await tablet.status(home.attach, { body: { code: body.code } })).toBe(200);
  });
});

describe('a device at home', () => {
  test('gets 401 from every other call that requires sign-in, except for documents [home-revision.one-child] [asvs:8.2.1]', async () => {
    const { attachDevice, zoe, class_, cards } = await homeClassroom(server, 'PRACTICE');
    const device = await attachDevice();
    const ids: Record<string, number> = { student_id: zoe.id, classes_id: class_.id, card_id: cards[0]! };
    const closed = (await allRoutes()).filter(({ action }) => action !== 'home:revise' && !mayEver(anonymous, action));
    const answered: string[] = [];
    for (const { method, path, action } of closed.filter((route) => route.action !== 'document:view')) {
      const filled = path.replace(/:(\w+)/g, (_all, name: string) => String(ids[name] ?? zoe.id));
      const { status } = await device.fetch(`/api${filled}`, { method });
      if (status !== 401) answered.push(`${method} ${path} ${action} ${status}`);
    }
    expect(answered).toEqual([]);
    expect(closed.length).toBeGreaterThan(100);
  });

  test('sees only the photo of its own child and the pictures on the cards of this child [home-revision.one-child]', async () => {
    const { attachDevice, school, zoe, ada, cards, teacher } = await homeClassroom(server, 'PRACTICE');
    const own = { schools_id: school.id, authentications_id: teacher.id };
    const photo = (student: { id: number }) =>
      insertFile(server.db, { ...own, title: 'photo', entity_type: 'STUDENTS', entity_id: student.id }, 'image/jpeg');
    const picture = (title: string) => insertFile(server.db, { ...own, title, entity_type: 'CARDS' }, 'image/jpeg');
    const ofCard = await picture('given');
    const other = await picture('other');
    await server.db
      .updateTable('cards')
      .set({ fimg: ofCard.id, card_type: 'CUSTOM', schools_id: school.id })
      .where('id', '=', cards[0]!)
      .execute();
    await server.seed.card({ card_type: 'CUSTOM', schools_id: school.id, fimg: other.id });
    const device = await attachDevice();
    const pictures = [await photo(zoe), await photo(ada), ofCard, other];
    const statuses = pictures.map(async ({ id }) => (await device.fetch(`/api/documents/${id}`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 404, 200, 404]);
  });

  const losses: [string, (classroom: Awaited<ReturnType<typeof homeClassroom>>) => Promise<unknown>][] = [
    [
      'the follower is detached',
      ({ schoolAdmin, follower, zoe }) =>
        server.as(schoolAdmin).call(users.detach, { user_id: follower.userId, student_id: zoe.id }),
    ],
    [
      'the follower is banned',
      ({ follower }) =>
        server.db.updateTable('authentications').set({ status: 'BANNED' }).where('id', '=', follower.id).execute(),
    ],
    [
      'the student leaves the school',
      ({ zoe }) =>
        server.db
          .updateTable('students')
          .set({ status: 'INACTIVE', classes_id: null })
          .where('id', '=', zoe.id)
          .execute(),
    ],
    ['the option is set to OFF', ({ setOption }) => setOption('OFF')],
    [
      'the school’s access ends',
      ({ school }) =>
        server.db.updateTable('schools').set({ status: 'ARCHIVED' }).where('id', '=', school.id).execute(),
    ],
    [
      'it was not used for 90 days',
      ({ zoe }) =>
        sql`update home_devices set date_seen = now() - interval '90 days' where students_id = ${zoe.id}`.execute(
          server.db,
        ),
    ],
  ];

  test.each(losses)('loses access immediately when %s [home-revision.gone-at-once]', async (_why, end) => {
    const classroom = await homeClassroom(server, 'PRACTICE');
    const device = await classroom.attachDevice();
    const started = await device.body(home.start, classroom.ofZoe);
    await end(classroom);
    expect(await device.body(home.state)).toMatchObject({ student: null });
    const ofRevision = { ...classroom.ofZoe, id: started.id };
    const answers = [{ client_id: randomUUID(), cards_id: classroom.cards[0]!, is_right: true }];
    const sent = answers.map((answer) => ({ ...answer, answered_at: new Date().toISOString() }));
    for (const response of [
      await device.call(home.start, classroom.ofZoe),
      await device.call(home.answers, { ...ofRevision, body: { answers: sent } }),
      await device.call(home.end, ofRevision),
    ]) {
      expect(response).toMatchObject({ status: 401, error: { code: 'HOME_NOT_ATTACHED' } });
    }
  });
});

describe('revoking', () => {
  test('stops the device immediately, and can be undone for 10 minutes [home-revision.revoke]', async () => {
    const { attachDevice, follower, zoe, ofZoe } = await homeClassroom(server, 'PRACTICE');
    const device = await attachDevice();
    const asFollower = server.as(follower);
    const body = await asFollower.body(home.access, { id: zoe.id });
    const id = body.devices[0]!.id;
    expect(await asFollower.status(home.revoke, { id })).toBe(204);
    expect(await device.status(home.start, ofZoe)).toBe(401);
    expect((await asFollower.body(home.access, { id: zoe.id })).devices).toEqual([]);
    expect(await asFollower.status(home.restore, { id })).toBe(204);
    expect(await device.status(home.start, ofZoe)).toBe(200);
    await asFollower.call(home.revoke, { id });
    await sql`update home_devices set date_revoke = now() - interval '10 minutes' where id = ${id}`.execute(server.db);
    const tooLate = await asFollower.call(home.restore, { id });
    expect(tooLate).toMatchObject({ status: 409, error: { code: 'HOME_RESTORE_TOO_LATE' } });
  });

  test('each follower sees and revokes only their own devices [home-revision.revoke]', async () => {
    const { attachDevice, follower, school, zoe } = await homeClassroom(server, 'PRACTICE');
    const otherFollower = await server.seed.follower({ schoolId: school.id, studentId: zoe.id });
    await attachDevice();
    const body = await server.as(follower).body(home.access, { id: zoe.id });
    expect((await server.as(otherFollower).body(home.access, { id: zoe.id })).devices).toEqual([]);
    expect(await server.as(otherFollower).status(home.revoke, { id: body.devices[0]!.id })).toBe(404);
  });
});
