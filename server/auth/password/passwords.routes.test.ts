import { auth } from '@memocartes/contract/auth/auth.routes';
import { sql } from 'kysely';

import { cheapHash } from '../../testing/data/password.ts';
import { resetLimits } from '../../testing/limits.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { issueTicket } from '../tickets/tickets.ts';

const old = 'Sésame-2026!';
const password_hash = cheapHash(old);
const fresh = 'Renard-Violet-27?';
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());
beforeEach(() => resetLimits(server.db));

const portal = () => portalClient(server.origin);
const teacher = (account = {}) => server.seed.teacher({ account: { password_hash, ...account } });
const canSignIn = async (email: string, password: string) =>
  (await portal().status(auth.login, { body: { email, password } })) === 200;
const mailsTo = (email: string) =>
  server.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute();
const ticketIn = (text: string) => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('requesting a reset', () => {
  test('sends a link that sets a password once, and signs in [accounts.reset] [asvs:6.4.1]', async () => {
    const person = await teacher();
    expect(await portal().status(auth.reset, { body: { email: person.email } })).toBe(204);
    const [mail] = await mailsTo(person.email);
    expect(mail!.subject).toBe('Choisir un nouveau mot de passe');
    expect(mail!.body_text).toContain(`${server.config.publicUrl}/reset-password?token=`);
    expect(mail!.body_html).toContain(`${server.config.publicUrl}/reset-password?token=`);
    const ticket = ticketIn(mail!.body_text);

    const browser = portal();
    expect((await browser.body(auth.ticket, { body: { ticket } })).purpose).toBe('RESET');
    expect(await browser.status(auth.setPassword, { body: { ticket, password: fresh } })).toBe(200);
    expect((await browser.body(auth.user)).user.id).toBe(person.id);
    expect([await canSignIn(person.email, old), await canSignIn(person.email, fresh)]).toEqual([false, true]);
    const repeated = await portal().call(auth.setPassword, { body: { ticket, password: 'Loutre-Agile-28!' } });
    expect(repeated.error).toMatchObject({ code: 'INVALID_KEY' });
  });

  test('is mailed in the language of the pages last used, and so is the notice of the change [notifications.language]', async () => {
    const { email } = await teacher({ lang: 'en' });
    await portal().call(auth.reset, { body: { email } });
    const [link] = await mailsTo(email);
    expect(link!.subject).toBe('Choose a new password');
    expect(link!.body_html).toContain('<html lang="en">');
    expect(link!.body_text).toContain('This link works once, within 1 hour.');
    await portal().call(auth.setPassword, { body: { ticket: ticketIn(link!.body_text), password: fresh } });
    const notice = (await mailsTo(email)).find(({ subject }) => subject === 'Your password has changed');
    expect(notice!.body_text).toContain('If it was you, there is nothing to do.');
  });

  test('gives an unknown address the same response and sends nothing [accounts.reset]', async () => {
    const { email } = await teacher();

    const requestReset = async (address: string) => {
      const { status, body } = await portal().call(auth.reset, { body: { email: address } });
      return { status, body };
    };

    expect(await requestReset('personne@test.example')).toEqual(await requestReset(email));
    expect(await mailsTo('personne@test.example')).toEqual([]);
  });

  testWithTwoConnections(
    'sends nothing to an address that the account has given up meanwhile [accounts.reset]',
    async () => {
      for (const status of ['ACTIVE', 'PENDING'] as const) {
        const { id, email } = await teacher({ status, date_invited: '2026-01-01T00:00:00Z' });
        const { asking } = await server.db.transaction().execute(async (trx) => {
          await trx
            .updateTable('authentications')
            .set({ email: `nouvelle.${email}` })
            .where('id', '=', id)
            .execute();
          const response = portal().status(auth.reset, { body: { email } });
          await waitForLock(server.db);
          return { asking: response };
        });
        expect([await asking, await mailsTo(email)]).toEqual([204, []]);
      }
    },
  );

  test('sends an invited account its invitation again, in the name of the same sender [accounts.reset-invited]', async () => {
    const sender = await server.seed.schoolAdmin();
    const invited = { status: 'PENDING', date_invited: '2026-01-01T00:00:00Z', invited_by: sender.id } as const;
    const { id, email } = await teacher(invited);
    await issueTicket(server.db, id, 'INVITATION', { seconds: -1 });
    expect(await portal().status(auth.reset, { body: { email } })).toBe(204);
    const [mail] = await mailsTo(email);
    expect(mail!.body_text).toContain(`Camille ${sender.lastname.toUpperCase()}`);
    const body = { ticket: ticketIn(mail!.body_text), password: fresh };
    expect(await portal().status(auth.setPassword, { body })).toBe(200);
    const query = server.db.selectFrom('authentications').select(['status', 'invited_by']).where('id', '=', id);
    expect(await query.executeTakeFirst()).toEqual({ status: 'ACTIVE', invited_by: sender.id });
  });

  test('sends nothing to a pending account that was never invited, or whose school is closed', async () => {
    const school = await server.seed.school({ status: 'ARCHIVED' });
    const closed = { status: 'PENDING', date_invited: '2026-01-01T00:00:00Z' } as const;
    for (const { email } of [
      await teacher({ status: 'PENDING', date_invited: null }),
      await server.seed.teacher({ schoolId: school.id, account: closed }),
    ]) {
      expect(await portal().status(auth.reset, { body: { email } })).toBe(204);
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  test('sends nothing to a banned account and refuses the fourth request', async () => {
    const { email } = await teacher({ status: 'BANNED' });
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push(await portal().status(auth.reset, { body: { email } }));
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('a second request invalidates the first link [asvs:6.4.1]', async () => {
    const { email } = await teacher();
    await portal().call(auth.reset, { body: { email } });
    await portal().call(auth.reset, { body: { email } });
    const [first, second] = (await mailsTo(email)).map((mail) => ticketIn(mail.body_text));
    expect(await portal().status(auth.ticket, { body: { ticket: first! } })).toBe(401);
    expect(await portal().status(auth.ticket, { body: { ticket: second! } })).toBe(200);
  });
});

describe('with the link of an invitation', () => {
  const seedInvited = async (account = {}) => {
    const person = await server.seed.teacher({ account: { status: 'PENDING', ...account } });
    const { secret } = await issueTicket(server.db, person.id, 'INVITATION');
    return { person, ticket: secret };
  };

  test('a password makes the account active', async () => {
    const { person, ticket } = await seedInvited();
    expect(await portal().status(auth.setPassword, { body: { ticket, password: fresh } })).toBe(200);
    expect(await canSignIn(person.email, fresh)).toBe(true);
  });

  test('refuses a weak password with an error on its field, and leaves the link valid [accounts.password] [asvs:6.2.1]', async () => {
    const { ticket } = await seedInvited();
    for (const password of ['Court1!', 'sansmajuscule1!', 'SANSMINUSCULE1!', 'SansChiffre!', 'SansSpecial1']) {
      const { status, error } = await portal().call(auth.setPassword, { body: { ticket, password } });
      expect(status).toBe(422);
      expect(error.fields).toHaveProperty('password');
    }
    expect(await portal().status(auth.setPassword, { body: { ticket, password: fresh } })).toBe(200);
  });

  test('a link posted eight times concurrently sets one password [asvs:6.5.1]', async () => {
    const { ticket } = await seedInvited();
    const tries = Array.from({ length: 8 }, (_, n) =>
      portal().call(auth.setPassword, { body: { ticket, password: `${fresh}${n}` } }),
    );
    expect((await Promise.all(tries)).filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refuses an account banned in the meantime', async () => {
    const { person, ticket } = await seedInvited();
    await sql`update authentications set status = 'BANNED' where id = ${person.id}`.execute(server.db);
    expect(await portal().errorCode(auth.setPassword, { body: { ticket, password: fresh } })).toBe('INVALID_KEY');
  });

  test('refuses an account whose access has expired, with the reason, and leaves the link valid', async () => {
    const { person, ticket } = await seedInvited({ date_expiration: '2020-01-01T00:00:00Z' });
    const set = () => portal().call(auth.setPassword, { body: { ticket, password: fresh } });
    expect((await set()).error.code).toBe('ACCESS_EXPIRED');
    await sql`update authentications set date_expiration = null where id = ${person.id}`.execute(server.db);
    expect((await set()).status).toBe(200);
  });

  test('the ticket of a session sets no password [asvs:6.6.2]', async () => {
    const { id } = await teacher();
    const { secret } = await issueTicket(server.db, id, 'SESSION');
    expect(await portal().errorCode(auth.setPassword, { body: { ticket: secret, password: fresh } })).toBe(
      'INVALID_KEY',
    );
  });
});

describe('when signed in', () => {
  const signedIn = async () => {
    const person = await teacher();
    const browser = portal();
    await browser.call(auth.login, { body: { email: person.email, password: old } });
    return { person, browser };
  };

  test('a change with the current password ends the other sessions, leaves this browser signed in and sends a mail [accounts.password-ends-sessions] [asvs:6.2.3] [asvs:6.3.7] [asvs:7.4.3] [asvs:6.2.2]', async () => {
    const { person, browser } = await signedIn();
    const body = { password: fresh, current_password: old };
    expect(await browser.status(auth.setPassword, { body })).toBe(200);
    expect(await browser.status(auth.token)).toBe(204);
    expect(await server.as(person).status(auth.token)).toBe(401);
    expect(await canSignIn(person.email, fresh)).toBe(true);
    const subjects = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Votre mot de passe a changé');
  });

  test('refuses a wrong current password and locks after five failures [accounts.current-password]', async () => {
    const { browser } = await signedIn();
    const set = () => browser.call(auth.setPassword, { body: { password: fresh, current_password: 'faux' } });
    const { status, error } = await set();
    expect({ status, error }).toMatchObject({
      status: 422,
      error: { code: 'WRONG_PASSWORD', message: 'Votre mot de passe actuel est incorrect' },
    });
    for (let n = 0; n < 3; n += 1) await set();
    expect((await set()).error.code).toBe('LOCKED_OUT');
  });

  test('refuses a change without the current password, or without a session', async () => {
    const { browser } = await signedIn();
    expect((await browser.call(auth.setPassword, { body: { password: fresh } })).error.fields).toHaveProperty(
      'current_password',
    );
    const body = { password: fresh, current_password: old };
    expect(await portal().errorCode(auth.setPassword, { body })).toBe('NO_SESSION');
  });
});
