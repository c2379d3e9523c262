import { auth } from '@memocartes/contract/auth/auth.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { limits } from '../rate-limits/limits.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { findFollowedChildren } from './invitations.queries.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

let count = 0;

const person = () => ({
  role: 'USER' as const,
  email: `invite${(count += 1)}@test.example`,
  firstname: 'Lila',
  lastname: 'Roy',
  phone: '0639980001',
});

const consumeInvitations = async (count: number, account: number, school: number) => {
  for (let n = 0; n < count; n += 1) await limits(server.db).consume('invitation', { account, school });
};

test('a sender has 300 invitations a day across all calls; other senders of the school are unaffected [invitations.limit]', async () => {
  const schoolAdmin = await server.seed.schoolAdmin();
  const colleague = await server.seed.schoolAdmin({ schoolId: schoolAdmin.schoolId });
  await consumeInvitations(299, schoolAdmin.id, schoolAdmin.schoolId!);
  expect(await server.as(schoolAdmin).status(users.create, { body: person() })).toBe(201);
  const before = await server.db.selectFrom('authentications').select('id').execute();
  for (const refused of [
    await server.as(schoolAdmin).call(users.create, { body: person() }),
    await server.as(schoolAdmin).call(auth.create, { body: person() }),
  ]) {
    expect(refused.error).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  }
  expect(await server.db.selectFrom('authentications').select('id').execute()).toEqual(before);
  expect(await server.as(colleague).status(users.create, { body: person() })).toBe(201);
});

test('a school has 500 invitations a day across all senders [invitations.limit]', async () => {
  const schoolAdmin = await server.seed.schoolAdmin();
  await consumeInvitations(250, 900_001, schoolAdmin.schoolId!);
  await consumeInvitations(250, 900_002, schoolAdmin.schoolId!);
  expect(await server.as(schoolAdmin).status(users.create, { body: person() })).toBe(429);
  const otherAdmin = await server.seed.schoolAdmin();
  expect(await server.as(otherAdmin).status(users.create, { body: person() })).toBe(201);
});

test('queries the children of an invited account only for a follower', async () => {
  const { id } = await server.seed.teacher();
  let nbQueries = 0;
  const counted = server.db.withPlugin({
    transformQuery: ({ node }) => {
      nbQueries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  expect(await findFollowedChildren(counted, { id, role: 'TEACHER' })).toEqual([]);
  expect(nbQueries).toBe(0);
  await findFollowedChildren(counted, { id, role: 'USER' });
  expect(nbQueries).toBe(1);
});

test('the invitation of a superadmin names the team of the portal as its sender, then the school of the invited person [invitations.sender]', async () => {
  const superadmin = await server.seed.superadmin();
  const school = await server.seed.school();
  const body = { ...person(), role: 'TEACHER' as const, schools_id: school.id };
  expect(await server.as(superadmin).status(users.create, { body })).toBe(201);
  const { body_text } = await server.db
    .selectFrom('mails')
    .select('body_text')
    .where('recipient', '=', body.email)
    .executeTakeFirstOrThrow();
  expect(body_text).toContain('(équipe Mémocartes) vous ouvre sur Mémocartes un compte enseignant');
  expect(body_text).toContain(`séances de révision. Établissement\u00a0: ${school.name}.`);
});

test('the subject of a school’s invitation begins with its name; that of a superadmin names the portal only [invitations.sender]', async () => {
  const school = await server.seed.school();
  const subjectFrom = async (sender: { token: string }) => {
    const body = { ...person(), role: 'TEACHER' as const, schools_id: school.id };
    expect(await server.as(sender).status(users.create, { body })).toBe(201);
    const mail = server.db.selectFrom('mails').select('subject').where('recipient', '=', body.email);
    return (await mail.executeTakeFirstOrThrow()).subject;
  };
  expect(await subjectFrom(await server.seed.schoolAdmin({ schoolId: school.id }))).toBe(
    `${school.name}\u00a0: votre compte Mémocartes`,
  );
  expect(await subjectFrom(await server.seed.superadmin())).toBe('Votre compte Mémocartes');
});
