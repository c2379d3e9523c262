import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';

import { answerTo, createClassroom, loseResponse, newTablet, openRevision, tablet } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Tablet = ReturnType<typeof newTablet>;
type School = { readonly school_code: string } | { readonly secret: string };

const attach = (client: Tablet, body: School) => client.call(device.attach, { body });
const loseAttachment = (client: Tablet, body: School) => loseResponse(client, 'device', () => attach(client, body));
const statusOf = async (client: Tablet) => (await client.body(device.state)).status;

/** Another browser with a copy of the tablet's cookie. */
function copyOf(client: Tablet) {
  const copy = newTablet(server);
  copy.jar.set('device', client.jar.get('device')!);
  return copy;
}

/** An open session with a tablet that has started Zoë's revision, and another school. */
async function seedRevision() {
  const classroom = await openRevision(server, 2);
  const { child, cards, session, ofZoe, schoolAdmin } = classroom;
  await child.call(device.start, ofZoe);
  const other = await createClassroom(server);
  const listed = async (admin = schoolAdmin) => (await server.as(admin).body(devices.list)).devices;
  const secretOf = async (admin = schoolAdmin) => (await server.as(admin).body(devices.secret)).secret!;
  const request = { ...ofZoe, body: { answers: [answerTo(cards[0]!, 'right')] } };
  const enters = (client: Tablet) => client.status(device.session, { id: session.id });
  return { ...classroom, other, listed, secretOf, request, enters };
}

describe('the response to an attachment of an approved tablet is lost', () => {
  test('the tablet stays approved by its school, and its answers arrive [tablets.lost-attachment]', async () => {
    const { child, other, request, enters, listed } = await seedRevision();
    await loseAttachment(child, { school_code: other.school.code });
    expect([await statusOf(child), await enters(child)]).toEqual(['APPROVED', 200]);
    expect((await child.body(device.answers, request)).cards).toHaveLength(1);
    // Sent again, the request does not add a second tablet to the list.
    const { body } = await attach(child, { school_code: other.school.code });
    expect(await listed(other.schoolAdmin)).toMatchObject([{ status: 'WAITING', label: body.label }]);
    expect(await statusOf(child)).toBe('WAITING');
    expect(await enters(child)).toBe(200);
  });

  test('the old token is invalid as soon as the new token is used [tablets.lost-attachment]', async () => {
    const { child, other, enters } = await seedRevision();
    const copy = copyOf(child);
    await attach(child, { school_code: other.school.code });
    expect(await enters(copy)).toBe(200);
    expect(await statusOf(child)).toBe('WAITING');
    expect([await statusOf(copy), await enters(copy)]).toEqual(['NONE', 401]);
    expect(await enters(child)).toBe(200);
    // The copy can't take over the tablet's place in the list.
    await attach(copy, { school_code: other.school.code });
    expect([await statusOf(child), await enters(child)]).toEqual(['WAITING', 200]);
  });

  test('the old token gets no access to the school that approves the request [tablets.lost-attachment]', async () => {
    const { child, other, enters, listed } = await seedRevision();
    await loseAttachment(child, { school_code: other.school.code });
    const [waiting] = await listed(other.schoolAdmin);
    await server.as(other.schoolAdmin).call(devices.approve, { id: waiting!.id });
    expect([await statusOf(child), await enters(child)]).toEqual(['NONE', 401]);
  });

  test('after a lost response, a request can be cancelled from the school that approved the tablet [tablets.lost-attachment]', async () => {
    const { child, school, other, enters, listed } = await seedRevision();
    await loseAttachment(child, { school_code: other.school.code });
    expect((await attach(child, { school_code: school.code })).body).toMatchObject({ status: 'APPROVED' });
    expect(await listed(other.schoolAdmin)).toEqual([]);
    expect(await enters(child)).toBe(200);
  });

  test('a tablet attached by the QR code of another school has left its school, and is attached once if the request is sent again [tablets.lost-attachment]', async () => {
    const { child, other, enters, listed, secretOf } = await seedRevision();
    const secret = await secretOf(other.schoolAdmin);
    await loseAttachment(child, { secret });
    expect([await statusOf(child), await enters(child)]).toEqual(['NONE', 401]);
    expect((await attach(child, { secret })).body.status).toBe('APPROVED');
    expect(await statusOf(child)).toBe('APPROVED');
    expect([await listed(), await listed(other.schoolAdmin)]).toMatchObject([[], [{ status: 'APPROVED' }]]);
  });

  test('a revocation stops the old and the new token immediately [tablets.revoke] [tablets.lost-attachment]', async () => {
    const { child, other, enters, listed, schoolAdmin } = await seedRevision();
    const copy = copyOf(child);
    await attach(child, { school_code: other.school.code });
    const [row] = await listed();
    await server.as(schoolAdmin).call(devices.revoke, { id: row!.id });
    expect([await enters(copy), await enters(child)]).toEqual([401, 401]);
    await server.as(schoolAdmin).call(devices.restore, { id: row!.id });
    expect([await enters(child), await enters(copy)]).toEqual([200, 401]);
  });

  test('of two attachments sent together, either response may be the one that arrives [tablets.lost-attachment]', async () => {
    for (const kept of [0, 1]) {
      const { child, other, enters } = await seedRevision();
      const senders = [copyOf(child), copyOf(child)];
      await Promise.all(senders.map((sender) => attach(sender, { school_code: other.school.code })));
      child.jar.set('device', senders[kept]!.jar.get('device')!);
      expect([await statusOf(child), await enters(child)]).toEqual(['WAITING', 200]);
      expect(await enters(senders[1 - kept]!)).toBe(401);
    }
  });

  test('only the last three tokens can be used, so that attachments sent again and again store nothing more', async () => {
    const { child, other } = await seedRevision();
    const sender = copyOf(child);
    const issued: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      sender.jar.set('device', child.jar.get('device')!);
      await attach(sender, { school_code: other.school.code });
      issued.push(sender.jar.get('device')!);
    }
    sender.jar.set('device', issued[0]!);
    expect(await statusOf(sender)).toBe('NONE');
    sender.jar.set('device', issued[1]!);
    expect(await statusOf(sender)).toBe('WAITING');
  });
});

describe('the response to a new request of a revoked tablet is lost', () => {
  const revoked = async () => {
    const revision = await seedRevision();
    const { schoolAdmin, listed } = revision;
    const { id } = (await listed())[0]!;
    await server.as(schoolAdmin).call(devices.revoke, { id });
    return { ...revision, approve: () => server.as(schoolAdmin).status(devices.approve, { id }) };
  };

  test('neither the tablet nor a copy of its cookie gets access, even once the request is approved [tablets.lost-attachment] [asvs:7.2.4]', async () => {
    const { child, school, enters, approve } = await revoked();
    await loseAttachment(child, { school_code: school.code });
    expect([await statusOf(child), await enters(child)]).toEqual(['REVOKED', 401]);
    await approve();
    expect([await statusOf(child), await enters(child)]).toEqual(['NONE', 401]);
  });

  test('sent again, it keeps its place, so that its stored answers count once it is approved [tablets.lost-attachment]', async () => {
    const { child, school, listed, approve, request } = await revoked();
    await loseAttachment(child, { school_code: school.code });
    await attach(child, { school_code: school.code });
    expect(await listed()).toHaveLength(1);
    expect(await approve()).toBe(200);
    expect((await child.body(device.answers, request)).cards).toHaveLength(1);
  });

  test('sent again by the QR code, its stored answers count immediately [tablets.lost-attachment]', async () => {
    const { child, secretOf, listed, request } = await revoked();
    const secret = await secretOf();
    await loseAttachment(child, { secret });
    expect(await child.status(device.answers, request)).toBe(401);
    await attach(child, { secret });
    expect((await child.body(device.answers, request)).cards).toHaveLength(1);
    expect(await listed()).toHaveLength(1);
  });
});

test('two tablets that read the same QR code do not share a token, even if one response is lost', async () => {
  const { school, schoolAdmin } = await createClassroom(server);
  const secret = (await server.as(schoolAdmin).body(devices.secret)).secret!;
  const first = newTablet(server);
  const second = await tablet(server, school.code);
  await loseResponse(first, 'device', () => attach(first, { secret }));
  await attach(first, { secret });
  expect([await statusOf(first), await statusOf(second)]).toEqual(['APPROVED', 'APPROVED']);
  expect(first.jar.get('device')).not.toBe(second.jar.get('device'));
});
