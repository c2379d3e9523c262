import { auth } from '@memocartes/contract/auth/auth.routes';

import type { Trx } from '../../database/database.ts';
import { lockAccount } from '../../http/lock-account.ts';
import { cheapHash } from '../../testing/data/password.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { endSessionsOf } from '../login-sessions/sessions.ts';
import { saveFactor } from '../second-factor/second-factor.writes.ts';
import { newTotpSecret } from '../second-factor/totp.ts';

const current_password = 'Sésame-2026!';
const password_hash = cheapHash(current_password);
let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});

afterAll(() => server.close());

type Outcome = { status: number; error?: { code: string } };
type Act = (api: ReturnType<TestServer['as']>, own: { id: number; code: string }) => Promise<Outcome>;

const acts: [string, Act][] = [
  [
    'a change of address',
    (api, { id, code }) =>
      api.call(auth.changeEmail, { body: { email: `autre${id}@test.example`, current_password, code } }),
  ],
  ['a linking code', (api, { code }) => api.call(auth.link, { body: { current_password, code } })],
  ['an enrolment', (api, { code }) => api.call(auth.enrol, { body: { current_password, code } })],
  ['new recovery codes', (api, { code }) => api.call(auth.recoveryCodes, { body: { current_password, code } })],
  [
    'disabling the second factor',
    (api, { code }) => api.call(auth.disableFactor, { body: { current_password, code } }),
  ],
  ['a deletion', (api, { id, code }) => api.call(auth.delete, { id, body: { current_password, code } })],
];

/** Runs `act` on a teacher's own account while `change` holds the account. @returns the error code of the refusal */
async function actDuring(act: Act, change: (trx: Trx, id: number) => Promise<unknown>): Promise<string | undefined> {
  const person = await server.seed.teacher({ account: { password_hash } });
  const { id } = person;
  const [code] = await server.db
    .transaction()
    .execute((trx) => saveFactor(trx, server.config, { accountId: id, secret: newTotpSecret(), step: 0 }));
  const { response } = await server.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id);
    const response = act(server.as(person), { id, code: code! });
    await waitForLock(server.db);
    await change(trx, id);
    return { response };
  });
  return (await response).error?.code;
}

describe.each(acts)('%s', (_name, act) => {
  testWithTwoConnections('is refused if the password is replaced meanwhile [accounts.sensitive]', async () => {
    const newHash = cheapHash('Renard-Violet-27?');
    const replace = (trx: Trx, id: number) =>
      trx.updateTable('authentications').set({ password_hash: newHash }).where('id', '=', id).execute();
    expect(await actDuring(act, replace)).toBe('WRONG_PASSWORD');
  });

  testWithTwoConnections('is refused if the login session is ended meanwhile [accounts.sensitive]', async () => {
    expect(await actDuring(act, endSessionsOf)).toBe('UNAUTHENTICATED');
  });
});
