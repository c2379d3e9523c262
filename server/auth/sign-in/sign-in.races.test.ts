import { auth } from '@memocartes/contract/auth/auth.routes';

import { lockAccount } from '../../http/lock-account.ts';
import { cheapHash } from '../../testing/data/password.ts';
import { portalClient } from '../../testing/portal-client.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import type { Person } from '../../testing/seed.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createSession, endSessionsOf } from '../login-sessions/sessions.ts';
import { saveFactor } from '../second-factor/second-factor.writes.ts';
import { encryptSecret } from '../second-factor/secrets.ts';
import { newTotpSecret } from '../second-factor/totp.ts';
import { deleteTicketsOf } from '../tickets/tickets.ts';

const old = 'Sésame-2026!';
const password_hash = cheapHash(old);
const fresh = 'Renard-Violet-27?';
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());

const teacher = () => server.seed.teacher({ account: { password_hash } });

/** Runs `request` while another request replaces the person's password, and ends sessions and tickets. */
async function whilePasswordIsReplaced<R>({ id }: Person, request: () => Promise<R>): Promise<R> {
  const newHash = cheapHash(fresh);
  const { response } = await server.db.transaction().execute(async (trx) => {
    await trx.updateTable('authentications').set({ password_hash: newHash }).where('id', '=', id).execute();
    const response = request();
    await waitForLock(server.db);
    await endSessionsOf(trx, id);
    await deleteTicketsOf(trx, id, ['SESSION']);
    return { response };
  });
  return response;
}

const countSessions = async ({ id }: Person) => {
  const sessions = await server.db.selectFrom('tokens').select('id').where('authentications_id', '=', id).execute();
  const steps = await server.db.selectFrom('login_steps').select('hash').where('authentications_id', '=', id).execute();
  return sessions.length + steps.length;
};

testWithTwoConnections(
  'a sign-in with the password that is being replaced opens no session [accounts.password-ends-sessions]',
  async () => {
    const person = await teacher();
    const signIn = () => portalClient(server.origin).call(auth.login, { body: { email: person.email, password: old } });
    const { error } = await whilePasswordIsReplaced(person, signIn);
    expect(error.code).toBe('INVALID_CREDENTIALS');
    expect(await countSessions(person)).toBe(0);
  },
);

testWithTwoConnections(
  'a sign-in with the password that is being replaced does not wait for a second factor [accounts.password-ends-sessions]',
  async () => {
    const person = await teacher();
    const secret = encryptSecret(server.config, person.id, newTotpSecret());
    await server.db
      .insertInto('second_factors')
      .values({ authentications_id: person.id, secret, last_step: 0 })
      .execute();
    const signIn = () => portalClient(server.origin).call(auth.login, { body: { email: person.email, password: old } });
    const { error } = await whilePasswordIsReplaced(person, signIn);
    expect(error.code).toBe('INVALID_CREDENTIALS');
    expect(await countSessions(person)).toBe(0);
  },
);

testWithTwoConnections(
  'a sign-in while the owner enables the second factor waits for a code [accounts.second-factor-every-way]',
  async () => {
    const person = await teacher();
    const signIn = () => portalClient(server.origin).body(auth.login, { body: { email: person.email, password: old } });
    const { response } = await server.db.transaction().execute(async (trx) => {
      await lockAccount(trx, person.id);
      const response = signIn();
      await waitForLock(server.db);
      await saveFactor(trx, server.config, { accountId: person.id, secret: newTotpSecret(), step: 0 });
      return { response };
    });
    expect(await response).toEqual({ second_factor_required: 'CODE' });
  },
);

testWithTwoConnections(
  'a ticket used while the password is replaced opens no session [accounts.password-ends-sessions]',
  async () => {
    const person = await teacher();
    const { token: ticket } = await server.as(person).body(auth.tempToken);
    const useTicket = () => portalClient(server.origin).call(auth.ticket, { body: { ticket } });
    const { error } = await whilePasswordIsReplaced(person, useTicket);
    expect(error.code).toBe('INVALID_KEY');
    expect(await countSessions(person)).toBe(0);
  },
);

testWithTwoConnections(
  'a password that is being replaced proves nothing to another change [accounts.current-password]',
  async () => {
    const person = await teacher();
    const body = { current_password: old, password: 'Loutre-Agile-28!' };
    const change = () => server.as(person).call(auth.setPassword, { body });
    const { error } = await whilePasswordIsReplaced(person, change);
    expect(error.code).toBe('WRONG_PASSWORD');
    const signIn = { body: { email: person.email, password: fresh } };
    expect(await portalClient(server.origin).status(auth.login, signIn)).toBe(200);
  },
);

testWithTwoConnections(
  'a reset of the second factor also ends a session that is being opened [accounts.second-factor-reset]',
  async () => {
    const person = await teacher();
    const superadmin = await server.seed.superadmin();
    await server.db
      .transaction()
      .execute((trx) => saveFactor(trx, server.config, { accountId: person.id, secret: newTotpSecret(), step: 0 }));
    const { reset } = await server.db.transaction().execute(async (trx) => {
      await lockAccount(trx, person.id);
      await createSession(trx, person.id);
      const reset = server.as(superadmin).status(auth.resetFactor, { id: person.id });
      await waitForLock(server.db);
      return { reset };
    });
    expect(await reset).toBe(204);
    expect(await countSessions(person)).toBe(0);
  },
);
