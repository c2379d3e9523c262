import { setTimeout as pause } from 'node:timers/promises';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { history } from '@memocartes/contract/history/history.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { fullName } from '@memocartes/contract/text/full-name';
import { users } from '@memocartes/contract/users/users.routes';

import { lockPerson } from '../../school-membership/school-membership.ts';
import { ago } from '../../testing/data/instants.ts';
import { runHandler } from '../../testing/jobs.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { expiryJob } from './expiry.job.ts';

let server: TestServer;
let superadmin: Awaited<ReturnType<TestServer['seed']['superadmin']>>;
let schoolAdmin: typeof superadmin;

beforeAll(async () => {
  server = await testServer();
  superadmin = await server.seed.superadmin();
  const { id: schoolId } = await server.seed.school({ nb_teachers_max: 50 });
  schoolAdmin = await server.seed.schoolAdmin({ schoolId });
});

afterAll(() => server.close());

const colleague = (account = {}) => server.seed.teacher({ schoolId: schoolAdmin.schoolId, account });
const mailsTo = (email: string) => server.db.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
const statusOf = async (id: number) =>
  (await server.db.selectFrom('authentications').select('status').where('id', '=', id).executeTakeFirst())?.status;
const address = () => `nouveau${Math.random().toString(36).slice(2)}@test.example`;

const newcomer = (role: 'SUPERADMIN' | 'USER' | 'TEACHER' = 'USER') => ({
  role,
  email: address(),
  firstname: 'jean-PIERRE',
  lastname: 'DUPONT',
});

describe('creating', () => {
  test('creates account and person of a superadmin and invites them', async () => {
    const body = { ...newcomer('SUPERADMIN'), phone: '(1) 99 00 00 00' };
    const { status, body: created } = await server.as(superadmin).call(auth.create, { body });
    expect(status).toBe(201);
    const account = await server.as(superadmin).body(auth.view, { id: created.id });
    expect(account).toMatchObject({
      role: 'SUPERADMIN',
      status: 'PENDING',
      firstname: 'Jean-Pierre',
      lastname: 'Dupont',
    });
    expect(account.id_user).not.toBeNull();
    const [mail] = await mailsTo(body.email);
    expect(mail!.body_text).toContain('/Valid?token=');
  });

  test('the invitation names the sender and the school', async () => {
    const body = newcomer();
    await server.as(schoolAdmin).call(auth.create, { body });
    const sender = await server.db
      .selectFrom('authentications')
      .innerJoin('users', 'users.authentications_id', 'authentications.id')
      .innerJoin('schools', 'schools.id', 'users.schools_id')
      .select(['authentications.firstname', 'authentications.lastname', 'schools.name'])
      .where('authentications.id', '=', schoolAdmin.id)
      .executeTakeFirstOrThrow();
    const [mail] = await mailsTo(body.email);
    const names = `${fullName(sender)} (${sender.name}) vous ouvre`;
    expect(mail!.body_text.replaceAll('\u200b', '')).toContain(names);
  });

  test('a school admin can create a follower, but no superadmin', async () => {
    expect(await server.as(schoolAdmin).status(auth.create, { body: newcomer() })).toBe(201);
    expect(await server.as(schoolAdmin).status(auth.create, { body: newcomer('SUPERADMIN') })).toBe(403);
  });

  test('refuses a school admin who creates an account for another school', async () => {
    const { id } = await server.seed.school();
    expect(await server.as(schoolAdmin).status(auth.create, { body: { ...newcomer(), school_id: id } })).toBe(404);
  });

  test('refuses a taken address, whatever its letter case, and sends no mail [accounts.email-exists]', async () => {
    const { email } = await colleague();
    const body = { ...newcomer(), email: email.toUpperCase() };
    const { status, error } = await server.as(schoolAdmin).call(auth.create, { body });
    expect({ status, message: error.message }).toEqual({
      status: 409,
      message: 'Désolé cette adresse email existe déjà',
    });
    expect(await mailsTo(email)).toEqual([]);
  });

  test('names every wrong field [accounts.email] [interface.required]', async () => {
    const body = { role: 'USER' as const, email: 'pas une adresse', firstname: '', lastname: 'Dupont' };
    const { error } = await server.as(schoolAdmin).call(auth.create, { body });
    expect(error.fields).toEqual({ email: 'Adresse email non valide', firstname: 'Champ requis' });
  });

  test('teachers, followers and anonymous callers get 403 or 401', async () => {
    const body = newcomer();
    expect(await server.as(await colleague()).status(auth.create, { body })).toBe(403);
    expect(await server.as(await server.seed.follower()).status(auth.create, { body })).toBe(403);
    expect(await server.anonymous.status(auth.create, { body })).toBe(401);
  });
});

describe('viewing and changing', () => {
  test('returns an account to its owner and school admin; 403 for a colleague, 404 for another school', async () => {
    const teacher = await colleague();
    const stranger = await server.seed.schoolAdmin();
    expect((await server.as(teacher).body(auth.view, { id: teacher.id })).email).toBe(teacher.email);
    expect(await server.as(schoolAdmin).status(auth.view, { id: teacher.id })).toBe(200);
    expect(await server.as(stranger).status(auth.view, { id: teacher.id })).toBe(404);
    expect(await server.as(teacher).status(auth.view, { id: schoolAdmin.id })).toBe(403);
    expect(await server.anonymous.status(auth.view, { id: teacher.id })).toBe(401);
  });

  test('changes the caller’s name and phone, not their status [accounts.phone] [asvs:8.2.3]', async () => {
    const teacher = await colleague();
    const change = (body: object) => server.as(teacher).call(auth.update, { id: teacher.id, body });
    expect((await change({ firstname: 'ada', phone: '06 39 98 11 22' })).body).toMatchObject({
      firstname: 'Ada',
      phone: '06 39 98 11 22',
    });
    expect((await change({ phone: 'abc' })).error.fields).toEqual({ phone: 'Téléphone incorrect' });
    expect((await change({ status: 'ACTIVE' })).status).toBe(403);
    expect((await change({ date_expiration: null })).status).toBe(403);
  });

  test('a school admin can’t change a status [accounts.status] [permissions.school-admin] [asvs:8.2.3]', async () => {
    const teacher = await colleague();
    const response = await server.as(schoolAdmin).call(auth.update, { id: teacher.id, body: { status: 'BANNED' } });
    expect(response.status).toBe(403);
  });

  test('a ban ends sessions immediately, reactivation allows sign-in again [accounts.ban]', async () => {
    const teacher = await colleague();
    expect(await server.as(teacher).status(auth.token)).toBe(204);
    const set = (status: 'BANNED' | 'ACTIVE') =>
      server.as(superadmin).body(auth.update, { id: teacher.id, body: { status } });
    expect((await set('BANNED')).status).toBe('BANNED');
    expect(await server.as(teacher).status(auth.token)).toBe(401);
    expect((await set('ACTIVE')).status).toBe('ACTIVE');
    expect(await server.as(teacher).status(auth.token)).toBe(401);
    const token = await server.seed.token(teacher.id);
    expect(await server.as({ token }).status(auth.token)).toBe(204);
  });

  test('the end date must follow the start; an expired account needs a new date to reopen [asvs:2.2.3]', async () => {
    const teacher = await colleague({ status: 'INACTIVE', date_expiration: '2024-01-01T00:00:00Z' });
    const change = (body: object) => server.as(superadmin).call(auth.update, { id: teacher.id, body });
    expect(
      (await change({ date_subscription: '2026-09-01', date_expiration: '2026-09-01' })).error.fields,
    ).toHaveProperty('date_expiration');
    expect((await change({ status: 'ACTIVE' })).error.fields).toHaveProperty('date_expiration');
    expect((await change({ status: 'ACTIVE', date_expiration: '2099-08-31' })).body).toMatchObject({
      status: 'ACTIVE',
      date_expiration: '2099-08-31T21:59:59.000Z',
    });
  });

  test('a change of the start alone is checked against the stored end; days are compared in Paris [staff.expiration]', async () => {
    const teacher = await colleague({
      // 23:30 UTC on 31 August is 1 September in Paris.
      date_subscription: '2098-08-31T23:30:00Z',
      date_expiration: '2099-08-31T21:59:59Z',
    });
    const change = (body: object) => server.as(superadmin).call(auth.update, { id: teacher.id, body });
    expect((await change({ date_subscription: '2099-08-31' })).error.fields).toHaveProperty('date_expiration');
    expect((await change({ date_expiration: '2098-09-01' })).error.fields).toHaveProperty('date_expiration');
    expect((await change({ date_subscription: '2099-08-30' })).status).toBe(200);
    expect((await change({ date_subscription: '2099-08-31', date_expiration: null })).status).toBe(200);
  });

  test('an account that expired an hour ago needs a new date to reopen; today is accepted [accounts.reopen]', async () => {
    const teacher = await colleague({
      status: 'INACTIVE',
      date_subscription: '2024-01-01T00:00:00Z',
      date_expiration: ago({ hours: 1 }),
    });
    const change = (body: object) => server.as(superadmin).call(auth.update, { id: teacher.id, body });
    expect((await change({ status: 'ACTIVE' })).error.fields).toHaveProperty('date_expiration');
    expect((await change({ status: 'ACTIVE', date_expiration: addDays(today(), -1) })).status).toBe(422);
    expect((await change({ status: 'ACTIVE', date_expiration: today() })).body.status).toBe('ACTIVE');
    expect((await change({ status: 'INACTIVE', date_expiration: null })).status).toBe(200);
    expect((await change({ status: 'ACTIVE' })).body.status).toBe('ACTIVE');
  });

  test('a school admin sets until when a teacher has access, and gives access again [staff.end] [accounts.reopen]', async () => {
    const teacher = await colleague({ date_subscription: '2024-01-01T00:00:00Z' });
    const setEnd = (date_expiration: string | null) =>
      server.as(schoolAdmin).call(auth.update, { id: teacher.id, body: { date_expiration } });
    expect((await setEnd(addDays(today(), -1))).error.fields).toEqual({ date_expiration: 'Au plus tôt aujourd’hui.' });
    expect((await setEnd(today())).status).toBe(200);
    await server.db
      .updateTable('authentications')
      .set({ date_expiration: ago({ hours: 1 }) })
      .where('id', '=', teacher.id)
      .execute();
    await runHandler(server, expiryJob);
    expect(await statusOf(teacher.id)).toBe('INACTIVE');
    const past = server.as(superadmin).call(auth.update, { id: teacher.id, body: { date_expiration: '2024-02-01' } });
    expect((await past).body.status).toBe('INACTIVE');
    expect((await setEnd(addDays(today(), 30))).body.status).toBe('ACTIVE');
    expect((await setEnd(null)).body.date_expiration).toBeNull();
  });

  test('a school admin can’t reopen a disabled account with an end of access that is over [staff.end] [accounts.reopen]', async () => {
    const teacher = await colleague({ date_subscription: '2024-01-01T00:00:00Z' });
    await server.as(superadmin).call(auth.update, { id: teacher.id, body: { status: 'INACTIVE' } });
    const setEnd = (date_expiration: string | null) =>
      server.as(schoolAdmin).call(auth.update, { id: teacher.id, body: { date_expiration } });
    expect((await setEnd(ago({ minutes: 1 }))).error.fields).toHaveProperty('date_expiration');
    expect((await setEnd(null)).body.status).toBe('INACTIVE');
  });

  test.each(['BANNED', 'PENDING'] as const)(
    'an account that is %s stays so after its expiration date, and when a school admin sets a new end [accounts.expired] [staff.end]',
    async (status) => {
      const teacher = await colleague({
        status,
        date_subscription: '2024-01-01T00:00:00Z',
        date_expiration: ago({ hours: 1 }),
      });
      await runHandler(server, expiryJob);
      expect(await statusOf(teacher.id)).toBe(status);
      const body = { date_expiration: addDays(today(), 30) };
      const changed = await server.as(schoolAdmin).body(auth.update, { id: teacher.id, body });
      expect(changed.status).toBe(status);
    },
  );

  test('a school admin sets no end for school admins, followers and themselves [staff.end-teachers]', async () => {
    const body = { date_expiration: addDays(today(), 30) };
    const follower = await server.seed.follower({ schoolId: schoolAdmin.schoolId });
    const otherAdmin = await server.seed.schoolAdmin({ schoolId: schoolAdmin.schoolId });
    for (const { id } of [schoolAdmin, otherAdmin, follower]) {
      expect(await server.as(schoolAdmin).status(auth.update, { id, body })).toBe(403);
    }
    const teacher = await colleague();
    expect(await server.as(await server.seed.schoolAdmin()).status(auth.update, { id: teacher.id, body })).toBe(404);
    expect(await server.as(await colleague()).status(auth.update, { id: teacher.id, body })).toBe(403);
    expect(await server.as(teacher).status(auth.update, { id: teacher.id, body })).toBe(403);
    expect(await server.as(follower).status(auth.update, { id: teacher.id, body })).toBe(403);
    expect(await server.anonymous.status(auth.update, { id: teacher.id, body })).toBe(401);
  });

  test('an independent teacher can’t postpone the end of their own access [staff.end-teachers] [staff.independent-limits]', async () => {
    const school = await server.seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });
    const teacher = await server.seed.teacher({ schoolId: school.id });
    const body = { date_expiration: null };
    expect(await server.as(teacher).status(auth.update, { id: teacher.id, body })).toBe(403);
  });

  test('an account cannot ban itself [staff.not-oneself]', async () => {
    expect(await server.as(superadmin).errorCode(auth.update, { id: superadmin.id, body: { status: 'BANNED' } })).toBe(
      'CONFLICT',
    );
  });
});

describe('deleting', () => {
  test('a school admin deletes accounts of the school, a teacher only their own account', async () => {
    const first = await colleague();
    const second = await colleague();
    expect(await server.as(second).status(auth.delete, { id: first.id })).toBe(403);
    expect(await server.as(schoolAdmin).status(auth.delete, { id: first.id })).toBe(204);
    expect(await server.as(first).status(auth.token)).toBe(401);
    expect(await server.as(second).status(auth.delete, { id: second.id })).toBe(204);
    expect(await statusOf(second.id)).toBeUndefined();
  });

  test('an account of another school is not found', async () => {
    const stranger = await server.seed.schoolAdmin();
    expect(await server.as(stranger).status(auth.delete, { id: schoolAdmin.id })).toBe(404);
    expect(await server.anonymous.status(auth.delete, { id: schoolAdmin.id })).toBe(401);
  });

  test('a school admin can’t delete a follower of a student of another school; a superadmin can', async () => {
    const otherStudent = await server.seed.student();
    const follower = await server.seed.follower({ schoolId: schoolAdmin.schoolId, studentId: otherStudent.id });
    expect(await server.as(schoolAdmin).errorCode(auth.delete, { id: follower.id })).toBe('STILL_USED');
    expect(await server.as(superadmin).status(auth.delete, { id: follower.id })).toBe(204);
  });

  test('the history of a student records the detachment of a follower who deleted their account or was rejected, without the follower’s name [history.changes] [privacy.erasure]', async () => {
    const { schoolId } = schoolAdmin;
    const student = await server.seed.student({ schools_id: schoolId! });
    const link = { schoolId, studentId: student.id };
    const leaving = await server.seed.follower(link);
    const pending = await server.seed.follower({ ...link, account: { status: 'PENDING' } });
    expect(await server.as(leaving).status(auth.delete, { id: leaving.id })).toBe(204);
    expect(await server.as(schoolAdmin).status(auth.reject, { id: pending.id })).toBe(204);
    const query = { entity_type: 'STUDENT', entity_id: student.id } as const;
    const body = await server.as(schoolAdmin).body(history.list, { query });
    const detached = { action: 'DETACH', changes: { follower: ['compte effacé', null] } };
    expect(body.history).toMatchObject([detached, detached]);
  });

  testWithTwoConnections('a follower who joins another school meanwhile is not deleted', async () => {
    const student = await server.seed.student({ schools_id: schoolAdmin.schoolId! });
    const elsewhere = await server.seed.student();
    const follower = await server.seed.follower({ schoolId: schoolAdmin.schoolId, studentId: student.id });
    const { deletion } = await server.db.transaction().execute(async (trx) => {
      await lockPerson(trx, follower.userId);
      const answer = server.as(schoolAdmin).call(auth.delete, { id: follower.id });
      await pause(300);
      const link = { users_id: follower.userId, students_id: elsewhere.id, relation: 'Mère' };
      await trx.insertInto('users_students').values(link).execute();
      return { deletion: answer };
    });
    expect((await deletion).error.code).toBe('STILL_USED');
    expect(await statusOf(follower.id)).toBe('ACTIVE');
  });

  test('one of two school admins can delete their account, the last can’t; a superadmin can delete the last [accounts.last-admin]', async () => {
    const { id: schoolId } = await server.seed.school();
    const first = await server.seed.schoolAdmin({ schoolId });
    const second = await server.seed.schoolAdmin({ schoolId });
    expect(await server.as(first).status(auth.delete, { id: first.id })).toBe(204);
    const { status, error } = await server.as(second).call(auth.delete, { id: second.id });
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'LAST_MANAGER' });
    expect(await statusOf(second.id)).toBe('ACTIVE');
    expect(await server.as(superadmin).status(auth.delete, { id: second.id })).toBe(204);
  });

  testWithTwoConnections(
    'if two school admins delete each other at the same time, one of them remains [accounts.last-admin]',
    async () => {
      for (const route of ['staff', 'account']) {
        const { id: schoolId } = await server.seed.school();
        const first = await server.seed.schoolAdmin({ schoolId });
        const second = await server.seed.schoolAdmin({ schoolId });
        const { deletions } = await server.db.transaction().execute(async (trx) => {
          // Both calls wait for this transaction, so they continue at the same time.
          for (const { userId } of [first, second]) await lockPerson(trx, userId);
          const deletion = server.as(first).call(users.remove, { id: second.userId });
          const other =
            route === 'staff'
              ? server.as(second).call(users.remove, { id: first.userId })
              : server.as(second).call(auth.delete, { id: first.id });
          await pause(300);
          return { deletions: [deletion, other] };
        });
        const responses = await Promise.all(deletions);
        expect(responses.map(({ status }) => status).toSorted()).toEqual([204, 409]);
        expect(responses.find(({ status }) => status === 409)!.error.code).toBe('LAST_MANAGER');
        expect([await statusOf(first.id), await statusOf(second.id)].filter(Boolean)).toEqual(['ACTIVE']);
      }
    },
  );

  test('the last superadmin can’t be deleted [accounts.last-admin]', async () => {
    const active = await server.db
      .selectFrom('authentications')
      .select('id')
      .where('role', '=', 'SUPERADMIN')
      .where('status', '=', 'ACTIVE')
      .execute();
    expect(active).toEqual([{ id: superadmin.id }]);
    const { status, error } = await server.as(superadmin).call(auth.delete, { id: superadmin.id });
    expect({ status, message: error.message }).toEqual({
      status: 409,
      message:
        'Il doit rester un super-administrateur dont l’accès n’a pas de date de fin\u00a0: créez-en d’abord un autre.',
    });
  });

  test('the last superadmin whose access has no end date can’t get one or be deleted [accounts.last-admin]', async () => {
    const other = await server.seed.superadmin();
    const setEnd = (id: number, date_expiration: string | null) =>
      server.as(superadmin).call(auth.update, { id, body: { date_expiration } });
    expect((await setEnd(other.id, '2090-01-01')).status).toBe(200);
    expect((await setEnd(superadmin.id, '2090-01-01')).error.code).toBe('LAST_SUPERADMIN');
    expect(await server.as(other).errorCode(auth.delete, { id: superadmin.id })).toBe('LAST_SUPERADMIN');
    expect((await setEnd(other.id, null)).status).toBe(200);
    expect(await server.as(superadmin).status(auth.delete, { id: other.id })).toBe(204);
  });
});

describe('pending accounts', () => {
  test('a school admin rejects a pending account, but no active account; a teacher can’t reject accounts', async () => {
    const pending = await colleague({ status: 'PENDING' });
    const active = await colleague();
    expect(await server.as(schoolAdmin).status(auth.reject, { id: pending.id })).toBe(204);
    expect(await statusOf(pending.id)).toBeUndefined();
    expect(await server.as(schoolAdmin).errorCode(auth.reject, { id: active.id })).toBe('CONFLICT');
    expect(await server.as(active).status(auth.reject, { id: active.id })).toBe(403);
  });

  test('invites again up to three times and invalidates the previous link', async () => {
    const { id, email } = await colleague({ status: 'PENDING' });
    const send = () => server.as(schoolAdmin).status(auth.sendMail, { id });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push(await send());
    expect(statuses).toEqual([204, 204, 204, 429]);
    const links = (await mailsTo(email)).map((mail) => /token=([\w-]+)/.exec(mail.body_text)![1]!);
    const responses = [];
    for (const ticket of links) responses.push(await server.anonymous.status(auth.ticket, { body: { ticket } }));
    expect(responses).toEqual([401, 401, 200]);
  });

  testWithTwoConnections(
    'is sent to the address that was corrected meanwhile, not to the wrong one [invitations.link]',
    async () => {
      const { id, email } = await colleague({ status: 'PENDING' });
      const corrected = `corrigee.${email}`;
      const { sending } = await server.db.transaction().execute(async (trx) => {
        await trx.updateTable('authentications').set({ email: corrected }).where('id', '=', id).execute();
        const response = server.as(schoolAdmin).status(auth.sendMail, { id });
        await waitForLock(server.db);
        return { sending: response };
      });
      expect([await sending, await mailsTo(email), await mailsTo(corrected)]).toMatchObject([204, [], [{}]]);
    },
  );

  test('refuses to invite an active account', async () => {
    const { id } = await colleague();
    expect(await server.as(schoolAdmin).errorCode(auth.sendMail, { id })).toBe('CONFLICT');
  });
});

describe('lists of the superadmin', () => {
  test('finds accounts by role and by a name typed without accents', async () => {
    await server.seed.superadmin({ account: { firstname: 'Zoë', lastname: 'Élan' } });
    const query = { role: 'SUPERADMIN', search: 'zoe elan' };
    const body = await server.as(superadmin).body(auth.list, { query });
    expect(body.count).toBe(1);
    expect(body.authentications[0]).toMatchObject({ firstname: 'Zoë', role: 'SUPERADMIN' });
  });

  test('lists followers with the students they follow', async () => {
    const school = await server.seed.school({ name: 'École des Tilleuls' });
    const child = await server.seed.student({ schools_id: school.id });
    const follower = await server.seed.follower({ studentId: child.id });
    const body = await server.as(superadmin).body(auth.followers, { query: { school_id: school.id } });
    expect(body.count).toBe(1);
    expect(body.followers[0]).toMatchObject({
      id: follower.userId,
      authentications_id: follower.id,
      students: [
        { relation: 'Mère', student: { id: child.id, school: { id: school.id, name: 'École des Tilleuls' } } },
      ],
    });
  });

  test('lists a follower of the school who follows no student, as the school admin sees them', async () => {
    const school = await server.seed.school();
    const child = await server.seed.student({ schools_id: school.id });
    const follower = await server.seed.follower({ studentId: child.id });
    const created = { creator_schools_id: school.id };
    await server.db.updateTable('users').set(created).where('id', '=', follower.userId).execute();
    await server.db.deleteFrom('users_students').where('users_id', '=', follower.userId).execute();
    const body = await server.as(superadmin).body(auth.followers, { query: { school_id: school.id } });
    expect(body.followers.map(({ id }) => id)).toEqual([follower.userId]);
  });

  test('filters followers by status, and sorts them by status', async () => {
    const school = await server.seed.school();
    const child = await server.seed.student({ schools_id: school.id });
    const active = await server.seed.follower({ studentId: child.id });
    const banned = await server.seed.follower({ studentId: child.id, account: { status: 'BANNED' } });
    const listFollowers = async (query: object) =>
      (await server.as(superadmin).body(auth.followers, { query: { school_id: school.id, ...query } })).followers;
    expect((await listFollowers({ status: 'BANNED' })).map(({ id }) => id)).toEqual([banned.userId]);
    const ordered = await listFollowers({ order_by: 'status', order_dir: 'desc' });
    expect(ordered.map(({ id }) => id)).toEqual([banned.userId, active.userId]);
  });

  test('lists are refused to school admins and anonymous callers [permissions.superadmin]', async () => {
    for (const route of [auth.list, auth.followers]) {
      expect(await server.as(schoolAdmin).status(route)).toBe(403);
      expect(await server.anonymous.status(route)).toBe(401);
    }
  });
});
