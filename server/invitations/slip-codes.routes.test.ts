import { auth } from '@memocartes/contract/auth/auth.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { ago } from '../testing/data/instants.ts';
import { passMinutes, resetLimits } from '../testing/limits.ts';
import { type TestServer, testServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

const password = 'Cerise-Bavarde-26!';
let count = 0;
const address = () => `famille${(count += 1)}@test.example`;

/** A follower with a printed slip; by default without an address. */
async function withSlip(account: Record<string, unknown> = { email: null }) {
  const school = await server.seed.school({ name: 'École des Ormes' });
  const child = await server.seed.student({ schools_id: school.id });
  const schoolAdmin = await server.seed.schoolAdmin({ schoolId: school.id });
  const waiting = await server.seed.follower({
    schoolId: school.id,
    studentId: child.id,
    account: { status: 'PENDING', firstname: 'Awa', lastname: 'Traoré', ...account },
  });

  const print = async () => {
    const body = await server.as(schoolAdmin).body(users.slips, { body: { ids: [waiting.userId] } });
    return body.slips[0]!.code;
  };

  return { school, schoolAdmin, waiting, print, code: await print() };
}

const claim = (code: string, email: string) => server.anonymous.call(auth.claim, { body: { code, email } });

const mailsTo = async (email: string) => {
  const rows = await server.db
    .selectFrom('mails')
    .select(['subject', 'body_text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ subject, body_text: text }) => ({
    subject,
    text,
    ticket: /token=([\w-]+)/.exec(text)?.[1] ?? '',
  }));
};

const ticketFor = async (email: string) => (await mailsTo(email)).at(-1)!.ticket;
const choose = (ticket: string, chosen = password) =>
  server.anonymous.call(auth.setPassword, { body: { ticket, password: chosen } });
const signIn = (email: string) => server.anonymous.status(auth.login, { body: { email, password } });
const accountOf = (id: number) =>
  server.db.selectFrom('authentications').selectAll().where('id', '=', id).executeTakeFirst();

test('the link mailed for a code and an address activates the account; the code is then invalid [invitations.slip-address]', async () => {
  const { waiting, code, schoolAdmin } = await withSlip();
  const email = address();
  const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
  expect((await claim(typed, email.toUpperCase())).status).toBe(204);
  expect(await accountOf(waiting.id)).toMatchObject({ email: null, status: 'PENDING' });
  const [mail] = await mailsTo(email);
  expect(mail!.text).toContain('École des Ormes');
  expect(mail!.text).toContain('Passé ce délai, saisissez de nouveau le code de votre fiche.');
  const read = await server.anonymous.call(auth.ticket, { body: { ticket: mail!.ticket } });
  expect(read.body).toMatchObject({ purpose: 'INVITATION', email, firstname: 'Awa', may_stay_signed_in: true });
  expect((await choose(mail!.ticket)).status).toBe(200);
  expect(await accountOf(waiting.id)).toMatchObject({ email, status: 'ACTIVE' });
  expect(await signIn(email)).toBe(200);
  const body = await server.as(schoolAdmin).body(users.view, { id: waiting.userId });
  expect(Date.parse(body.authentication.date_status)).toBeGreaterThan(Date.now() - 60_000);
  expect((await claim(code, address())).error.code).toBe('UNKNOWN_CLAIM_CODE');
});

test('a claim with another address replaces the address of the account', async () => {
  const { waiting, code } = await withSlip({ email: address() });
  const email = address();
  await claim(code, email);
  expect((await choose(await ticketFor(email))).status).toBe(200);
  expect(await accountOf(waiting.id)).toMatchObject({ email, status: 'ACTIVE' });
});

test('a code can be used again with another address, which invalidates the first link', async () => {
  const { waiting, code } = await withSlip();
  const wrong = address();
  const right = address();
  await claim(code, wrong);
  await claim(code, right);
  expect((await choose(await ticketFor(wrong))).error.code).toBe('INVALID_KEY');
  expect((await choose(await ticketFor(right))).status).toBe(200);
  expect(await accountOf(waiting.id)).toMatchObject({ email: right });
});

describe('an invalid code gets 422 UNKNOWN_CLAIM_CODE, and no mail is sent', () => {
  const expectRefused = async (code: string) => {
    const email = address();
    const { status, error } = await claim(code, email);
    expect([status, error.code]).toEqual([422, 'UNKNOWN_CLAIM_CODE']);
    expect(await mailsTo(email)).toEqual([]);
  };

  test('unknown code', () => expectRefused('AAAA-BBBB-CCCC'));

  test('code replaced by a new slip, which also invalidates the link mailed earlier [invitations.slip]', async () => {
    const { code, print } = await withSlip();
    const email = address();
    await claim(code, email);
    const next = await print();
    await expectRefused(code);
    expect((await choose(await ticketFor(email))).error.code).toBe('INVALID_KEY');
    expect((await claim(next, address())).status).toBe(204);
  });

  test('expired code', async () => {
    const { waiting, code } = await withSlip();
    await server.db
      .updateTable('tickets')
      .set({ date_expiration: ago({ seconds: 1 }) })
      .where('authentications_id', '=', waiting.id)
      .execute();
    await expectRefused(code);
  });

  test('code of a deleted person', async () => {
    const { waiting, schoolAdmin, code } = await withSlip();
    expect(await server.as(schoolAdmin).status(users.remove, { id: waiting.userId })).toBe(204);
    await expectRefused(code);
  });

  test('code of an account that was banned, or activated with the school’s mail', async () => {
    const banned = await withSlip();
    const superadmin = await server.seed.superadmin();
    await server.as(superadmin).call(auth.update, { id: banned.waiting.id, body: { status: 'BANNED' } });
    await expectRefused(banned.code);
    const email = address();
    const { schoolAdmin, waiting, code } = await withSlip({ email, date_invited: '2026-01-01T00:00:00Z' });
    await server.as(schoolAdmin).call(users.invite, { body: { ids: [waiting.userId] } });
    expect((await choose(await ticketFor(email))).status).toBe(200);
    await expectRefused(code);
  });
});

test('the link of a deleted person is invalid', async () => {
  const { waiting, schoolAdmin, code } = await withSlip();
  const email = address();
  await claim(code, email);
  const ticket = await ticketFor(email);
  await server.as(schoolAdmin).call(users.remove, { id: waiting.userId });
  expect((await choose(ticket)).error.code).toBe('INVALID_KEY');
});

test('an address that already has an account gets the same response; only its owner gets a mail, and the slip’s account does not change [followers.professional] [asvs:6.3.8]', async () => {
  const { waiting, code } = await withSlip();
  const owner = await server.seed.teacher();
  const response = await claim(code, owner.email);
  expect([response.status, response.body]).toEqual([204, undefined]);
  const [mail] = await mailsTo(owner.email);
  expect(mail).toMatchObject({ subject: 'Cette adresse a déjà un compte', ticket: '' });
  // A teacher's account follows no student.
  expect(mail!.text).not.toContain('rattachera');
  expect(await accountOf(waiting.id)).toMatchObject({ email: null, status: 'PENDING' });
  expect((await claim(code, address())).status).toBe(204);
});

test('the owner of a follower’s account learns that the school can attach the child to it', async () => {
  const { code } = await withSlip();
  const owner = await server.seed.follower();
  await claim(code, owner.email);
  expect((await mailsTo(owner.email))[0]!.text).toContain('elle rattachera l’enfant à votre compte');
});

test('refuses an address taken before the password is set, and keeps the link valid', async () => {
  const { waiting, code } = await withSlip();
  const email = address();
  await claim(code, email);
  const ticket = await ticketFor(email);
  const otherTeacher = await server.seed.teacher({ account: { email } });
  expect((await choose(ticket)).error.code).toBe('EMAIL_TAKEN');
  expect(await accountOf(waiting.id)).toMatchObject({ email: null, status: 'PENDING' });
  await server.db.deleteFrom('authentications').where('id', '=', otherTeacher.id).execute();
  expect((await choose(ticket)).status).toBe(200);
});

test('of four concurrent password choices after two concurrent claims, one succeeds', async () => {
  const { waiting, code } = await withSlip();
  const emails = [address(), address()];
  const claims = await Promise.all(emails.map((email) => claim(code, email)));
  expect(claims.map(({ status }) => status)).toEqual([204, 204]);
  const tickets = await Promise.all(emails.map(ticketFor));
  const chosen = await Promise.all([...tickets, ...tickets].map((ticket) => choose(ticket)));
  expect(chosen.filter(({ status }) => status === 200)).toHaveLength(1);
  const account = await accountOf(waiting.id);
  expect(emails).toContain(account!.email);
  expect(await signIn(account!.email!)).toBe(200);
});

test('50 wrong codes lock a network address for 15 minutes [asvs:6.3.1]', async () => {
  const { code } = await withSlip();
  const guess = (count: number) => claim(`AAAA-AAAA-${String(count).padStart(4, 'A')}`, 'x@test.example');
  for (let n = 0; n < 50; n += 1) expect((await guess(n)).status).toBe(422);
  const closed = await claim(code, address());
  expect([closed.status, closed.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^[89]\d\d$/)]);
  await passMinutes(server.db, 15);
  expect((await claim(code, address())).status).toBe(204);
});

test('limits mails to five a day per slip and three an hour per address', async () => {
  const { code } = await withSlip();
  const email = address();
  for (let nb = 0; nb < 3; nb += 1) expect((await claim(code, email)).status).toBe(204);
  expect((await claim(code, email)).status).toBe(429);
  const other = await withSlip();
  for (let n = 0; n < 5; n += 1) expect((await claim(other.code, address())).status).toBe(204);
  expect((await claim(other.code, address())).status).toBe(429);
});

test('refuses slips of a closed school', async () => {
  const { school, code } = await withSlip();
  await server.db.updateTable('schools').set({ status: 'ARCHIVED' }).where('id', '=', school.id).execute();
  expect((await claim(code, address())).error.code).toBe('SCHOOL_CLOSED');
});

test('names wrong fields', async () => {
  const { error } = await server.anonymous.call(auth.claim, { body: { code: '', email: 'non' } });
  expect(error.fields).toEqual({ code: 'Champ requis', email: 'Adresse email non valide' });
});
