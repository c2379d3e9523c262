import { type AuditKind, auditKinds } from '@memocartes/contract/audit/audit';
import { audit, type AuditFilter, type AuditRow } from '@memocartes/contract/audit/audit.routes';
import { auth } from '@memocartes/contract/auth/auth.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { devices } from '@memocartes/contract/devices/approval/devices.routes';
import { device } from '@memocartes/contract/devices/join/device.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { privacy } from '@memocartes/contract/privacy/privacy.routes';
import { remotes } from '@memocartes/contract/remotes/remotes.routes';
import { schools } from '@memocartes/contract/schools/schools.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';
import { generateSync } from 'otplib';

import { issueTicket } from '../auth/tickets/tickets.ts';
import { newTablet } from '../testing/classroom.ts';
import { cheapHash } from '../testing/data/password.ts';
import { resetLimits } from '../testing/limits.ts';
import { portalClient } from '../testing/portal-client.ts';
import { remotesFolder } from '../testing/remotes.ts';
import { type TestServer, testServer } from '../testing/server.ts';

const password = 'Renard-Violet-27!';
const password_hash = cheapHash(password);
let server: TestServer;
let superadmin: { id: number; token: string };

beforeAll(async () => {
  server = await testServer({ REMOTES_DIR: remotesFolder() });
  superadmin = await server.seed.superadmin();
});

afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

const teacher = (overrides = {}) => server.seed.teacher({ account: { password_hash }, ...overrides });
type Person = Awaited<ReturnType<typeof teacher>>;

const signIn = async ({ email }: Person, typed = password) => {
  const browser = portalClient(server.origin);
  const response = await browser.call(auth.login, { body: { email, password: typed } });
  return Object.assign(browser, { response });
};

const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) });

/** A teacher with a second factor, whose last code can be reused. */
async function enrolTeacher() {
  const person = await teacher();
  const browser = await signIn(person);
  const { secret } = await browser.body(auth.enrol, { body: { current_password: password } });
  const { recovery_codes: codes } = await browser.body(auth.confirmFactor, { body: { code: codeOf(secret) } });
  await server.db.updateTable('second_factors').set({ last_step: 0 }).execute();
  return { person, browser, codes };
}

async function seedSchool() {
  const school = await server.seed.school();
  const admin = await server.seed.schoolAdmin({ schoolId: school.id });
  const class_ = await server.seed.class({ schools_id: school.id });
  const student = await server.seed.student({ schools_id: school.id, classes_id: class_.id });
  return { school, admin, class_, student, caller: server.as(admin) };
}

/** A school with a tablet that its admin approved. */
async function withTablet() {
  const created = await seedSchool();
  const body = await newTablet(server).body(device.attach, { body: { school_code: created.school.code } });
  const { id } = await server.db
    .selectFrom('devices')
    .select('id')
    .where('schools_id', '=', created.school.id)
    .executeTakeFirstOrThrow();
  await created.caller.call(devices.approve, { id });
  return { ...created, id, target: { type: 'DEVICE', id, name: body.label } };
}

async function seedFollowed() {
  const created = await seedSchool();
  const follower = await server.seed.follower({ schoolId: created.school.id });
  const link = { user_id: follower.userId, student_id: created.student.id };
  await created.caller.call(users.attach, { ...link, body: { relation: 'Mère' } });
  const target = { type: 'STUDENT', id: created.student.id };
  return { ...created, follower, link, target, details: { follower_id: follower.userId } };
}

async function withSlip() {
  const created = await seedSchool();
  const waiting = await server.seed.follower({
    schoolId: created.school.id,
    account: { status: 'PENDING', email: null },
  });
  const body = await created.caller.body(users.slips, { body: { ids: [waiting.userId] } });
  return { ...created, waiting, code: body.slips[0]!.code };
}

const ofActor = ({ id }: { id: number }, details: object = {}) => ({ actor: { id }, details });

/** For each kind: a request that causes it, and the expected event. */
const causes: Record<AuditKind, () => Promise<object>> = {
  SIGN_IN: async () => {
    const person = await teacher();
    await signIn(person);
    return ofActor(person);
  },
  SIGN_IN_FAILED: async () => {
    const person = await teacher();
    await signIn(person, 'faux');
    return ofActor(person, { code: 'INVALID_CREDENTIALS' });
  },
  SIGN_IN_LOCKED: async () => {
    const person = await teacher();
    for (let n = 0; n < 5; n += 1) await signIn(person, 'faux');
    return ofActor(person, { code: 'LOCKED_OUT' });
  },
  SECOND_FACTOR_CHANGED: async () => {
    const { person } = await enrolTeacher();
    return { ...ofActor(person, { change: 'ENABLED' }), target: { type: 'USER', id: person.userId } };
  },
  RECOVERY_CODE_USED: async () => {
    const { person, codes } = await enrolTeacher();
    const browser = await signIn(person);
    expect(await browser.status(auth.loginCode, { body: { code: codes[0]! } })).toBe(200);
    return ofActor(person);
  },
  PASSWORD_CHANGED: async () => {
    const person = await teacher();
    const body = { current_password: password, password: 'Nouveau-Mot-2027?' };
    await (await signIn(person)).call(auth.setPassword, { body });
    return ofActor(person, { by: 'CURRENT_PASSWORD' });
  },
  EMAIL_CHANGED: async () => {
    const person = await teacher();
    const { secret: ticket } = await issueTicket(server.db, person.id, 'EMAIL', { email: 'autre@test.example' });
    await server.anonymous.call(auth.confirmEmail, { body: { ticket } });
    return { ...ofActor(person, { fields: ['email'] }), target: { type: 'USER', id: person.userId } };
  },
  SESSIONS_ENDED: async () => {
    const person = await teacher();
    const browser = await signIn(person);
    await signIn(person);
    await browser.call(auth.endOtherSessions);
    return ofActor(person, { nb: 2 });
  },
  REFUSED: async () => {
    const person = await teacher();
    await server.as(person).call(audit.list);
    return ofActor(person, { code: 'FORBIDDEN', permission: 'audit:view', route: 'GET /api/audit' });
  },
  EXPORTED: async () => {
    const { admin, caller } = await seedSchool();
    await caller.call(students.list, { query: { format: 'csv' } }).catch(() => undefined);
    return ofActor(admin, { permission: 'student:list', route: 'GET /api/students' });
  },
  ACCOUNT_CREATED: async () => {
    const { admin, caller, school } = await seedSchool();
    const person = { firstname: 'Alix', lastname: 'Neuve', email: 'alix@test.example', role: 'TEACHER' as const };
    const { id } = await caller.body(auth.create, { body: person });
    await caller.call(users.create, { body: { authentications_id: id, phone: '0639980001' } });
    return { ...ofActor(admin), school: { id: school.id } };
  },
  SLIP_MADE: async () => {
    const { admin, waiting } = await withSlip();
    return { ...ofActor(admin), target: { type: 'USER', id: waiting.userId } };
  },
  SLIP_USED: async () => {
    const { waiting, code } = await withSlip();
    await server.anonymous.call(auth.claim, { body: { code, email: 'arrive@test.example' } });
    return { ...ofActor(waiting), target: { type: 'USER', id: waiting.userId } };
  },
  ACCESS_CHANGED: async () => {
    const person = await teacher();
    await server.as(superadmin).call(auth.update, { id: person.id, body: { status: 'BANNED' } });
    return { ...ofActor(superadmin, { status: ['ACTIVE', 'BANNED'] }), target: { id: person.userId } };
  },
  ATTACHED: async () => {
    const { admin, target, details } = await seedFollowed();
    return { ...ofActor(admin, details), target };
  },
  DETACHED: async () => {
    const { admin, caller, link, target, details } = await seedFollowed();
    await caller.call(users.detach, link);
    return { ...ofActor(admin, details), target };
  },
  CLASS_TEACHERS_CHANGED: async () => {
    const { admin, caller, class_, school } = await seedSchool();
    const { userId } = await teacher({ schoolId: school.id });
    await caller.call(classes.update, { id: class_.id, body: { teachersList: [userId] } });
    return { ...ofActor(admin), target: { type: 'CLASS', id: class_.id } };
  },
  SCHOOL_CREATED: async () => {
    const { id } = await server.as(superadmin).body(schools.create, {
      body: {
        name: 'École des Ormes',
        code: `AUDIT ${Date.now() % 1_000_000}`,
        mail: 'ecole@ormes.example',
        address_city: 'Orléans',
        status: 'VISIBLE',
        offers_id: 4,
        invoice_periodicity: 'ANNUAL',
        date_expiration: addDays(today(), 100),
        nb_teachers_max: 5,
      },
    });
    return { actor: { id: superadmin.id }, target: { type: 'SCHOOL', id } };
  },
  SCHOOL_OPENED: async () => {
    const { school } = await seedSchool();
    await server.as(superadmin).call(schools.view, { id: school.id });
    return { ...ofActor(superadmin), target: { type: 'SCHOOL', id: school.id } };
  },
  SCHOOL_CHANGED: async () => {
    const { school, student } = await seedSchool();
    await server.as(superadmin).call(students.update, { id: student.id, body: { level: 'CP' } });
    return {
      ...ofActor(superadmin, { permission: 'student:edit', route: 'PATCH /api/students/:id' }),
      school: { id: school.id },
    };
  },
  SETTINGS_CHANGED: async () => {
    const { school } = await seedSchool();
    await server.as(superadmin).call(schools.update, { id: school.id, body: { name: 'École des Ormes' } });
    return { ...ofActor(superadmin, { fields: ['name'] }), target: { id: school.id } };
  },
  DEVICE_APPROVED: async () => {
    const { admin, target } = await withTablet();
    return { ...ofActor(admin, { approval: 'TOUCH' }), target };
  },
  DEVICE_REVOKED: async () => {
    const { admin, caller, id, target } = await withTablet();
    await caller.call(devices.revoke, { id });
    return { ...ofActor(admin), target };
  },
  DEVICE_RESTORED: async () => {
    const { admin, caller, id, target } = await withTablet();
    await caller.call(devices.revoke, { id });
    await caller.call(devices.restore, { id });
    return { ...ofActor(admin), target };
  },
  DEVICE_SECRET_CHANGED: async () => {
    const { admin, caller, school } = await seedSchool();
    await caller.call(devices.renewSecret, { body: {} });
    return { ...ofActor(admin), target: { type: 'SCHOOL', id: school.id } };
  },
  CONSENT_CHANGED: async () => {
    const { follower, student } = await seedFollowed();
    await server.as(follower).call(privacy.setConsent, { id: student.id, body: { kind: 'AVATAR', is_granted: true } });
    return ofActor(follower, { is_granted: true });
  },
  REMOTE_CHANGED: async () => {
    const body = { action: 'DISABLE', version: '2' } as const;
    await server.as(superadmin).call(remotes.change, { name: 'mf-teacher', body });
    return { ...ofActor(superadmin), details: { remote: 'mf-teacher', ...body } };
  },
  DEVELOPERS_CHANGED: async () => {
    const { id } = await server.seed.teacher();
    const { email } = await server.db
      .selectFrom('authentications')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await server.as(superadmin).call(remotes.addDeveloper, { body: { email: email! } });
    return { ...ofActor(superadmin), details: { account: id, is_added: true } };
  },
  DELETED: async () => {
    const { admin, caller, class_, student } = await seedSchool();
    await caller.call(students.remove, { id: student.id });
    await caller.call(classes.remove, { id: class_.id });
    return { ...ofActor(admin), target: { type: 'CLASS', id: class_.id } };
  },
  ERASED: async () => {
    const { admin, caller, student } = await seedSchool();
    await caller.call(students.remove, { id: student.id });
    return { ...ofActor(admin), target: { type: 'STUDENT', id: student.id } };
  },
};

const readLatest = async (query: AuditFilter): Promise<AuditRow | undefined> =>
  (await server.as(superadmin).body(audit.list, { query: { nb_items: 1, ...query } })).events[0];

test.each(auditKinds)('a request records %s [asvs:16.3.1] [asvs:16.3.3]', async (kind) => {
  const before = (await readLatest({ kind }))?.id ?? 0;
  const expected = await causes[kind]();
  const event = await readLatest({ kind });
  expect(event).toMatchObject(expected);
  expect(event!.id).toBeGreaterThan(before);
});

describe('the details of an event', () => {
  test('records new recovery codes, removal of a second factor by its owner, and its reset by a superadmin [asvs:16.3.3]', async () => {
    const { person, browser, codes } = await enrolTeacher();
    const proof = (code: string) => ({ body: { current_password: password, code } });
    const body = await browser.body(auth.recoveryCodes, proof(codes[0]!));
    expect(await readLatest({ kind: 'SECOND_FACTOR_CHANGED' })).toMatchObject(
      ofActor(person, { change: 'RECOVERY_CODES' }),
    );
    expect(await browser.status(auth.disableFactor, proof(body.recovery_codes[0]!))).toBe(204);
    expect(await readLatest({ kind: 'SECOND_FACTOR_CHANGED' })).toMatchObject(ofActor(person, { change: 'DISABLED' }));
    const other = await enrolTeacher();
    await server.as(superadmin).call(auth.resetFactor, { id: other.person.id });
    expect(await readLatest({ kind: 'SECOND_FACTOR_CHANGED' })).toMatchObject({
      ...ofActor(superadmin, { change: 'RESET' }),
      target: { type: 'USER', id: other.person.userId },
    });
  });

  test('records a password set with a mailed link', async () => {
    const person = await teacher();
    const { secret: ticket } = await issueTicket(server.db, person.id, 'RESET');
    await server.anonymous.call(auth.setPassword, { body: { ticket, password: 'Nouveau-Mot-2027?' } });
    expect(await readLatest({ kind: 'PASSWORD_CHANGED' })).toMatchObject(ofActor(person, { by: 'RESET_LINK' }));
  });

  test('records a login session ended remotely, and nothing when there is no other session to end', async () => {
    const person = await teacher();
    const browser = await signIn(person);
    const otherSession = (await browser.body(auth.sessions)).sessions.find(({ is_current }) => !is_current)!;
    await browser.call(auth.endSession, { id: otherSession.id });
    const ended = await readLatest({ kind: 'SESSIONS_ENDED' });
    expect(ended).toMatchObject(ofActor(person, { nb: 1 }));
    await browser.call(auth.endOtherSessions);
    expect((await readLatest({ kind: 'SESSIONS_ENDED' }))?.id).toBe(ended!.id);
  });

  test('records a tablet approved by QR code, without an actor, and the number of tablets when all are revoked', async () => {
    const { caller, admin, school } = await seedSchool();
    const { secret } = await caller.body(devices.secret);
    await newTablet(server).call(device.attach, { body: { secret: secret! } });
    expect(await readLatest({ kind: 'DEVICE_APPROVED' })).toMatchObject({
      actor: null,
      school: { id: school.id },
      details: { approval: 'QR' },
    });
    await caller.call(devices.revokeAll, { body: {} });
    expect(await readLatest({ kind: 'DEVICE_REVOKED' })).toMatchObject(ofActor(admin, { nb: 1 }));
  });

  test('wrong codes at the second step are recorded as failed sign-ins of the account, the fifth as a lock-out [asvs:16.3.1]', async () => {
    const { person } = await enrolTeacher();
    const browser = await signIn(person);
    const kinds = [];
    for (let n = 0; n < 5; n += 1) {
      await browser.call(auth.loginCode, { body: { code: '000000' } });
      const event = await readLatest({});
      kinds.push([event!.kind, event!.actor, event!.details.code]);
    }
    const actor = expect.objectContaining({ type: 'ACCOUNT', id: person.id }) as unknown;
    expect(kinds).toEqual([
      ...Array<unknown>(4).fill(['SIGN_IN_FAILED', actor, 'WRONG_CODE']),
      ['SIGN_IN_LOCKED', actor, 'LOCKED_OUT'],
    ]);
  });

  test('a wrong password for a change of address and an invalid link are recorded as refusals [asvs:16.3.2]', async () => {
    const person = await teacher();
    const body = { email: 'autre@test.example', current_password: 'faux' };
    await server.as(person).call(auth.changeEmail, { body });
    expect(await readLatest({ kind: 'REFUSED' })).toMatchObject(
      ofActor(person, { code: 'WRONG_PASSWORD', permission: 'account:self', route: 'POST /api/auth/email' }),
    );
    await server.anonymous.call(auth.confirmEmail, { body: { ticket: 'x'.repeat(43) } });
    expect(await readLatest({ kind: 'REFUSED' })).toMatchObject({
      actor: null,
      details: { code: 'INVALID_KEY', permission: 'session:open-portal', route: 'POST /api/auth/email/confirm' },
    });
  });
});
