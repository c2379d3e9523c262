import { auth } from '@memocartes/contract/auth/auth.routes';
import { generateSync } from 'otplib';

import { saveFactor } from '../auth/second-factor/second-factor.writes.ts';
import { newTotpSecret } from '../auth/second-factor/totp.ts';
import { signOnFixture } from './testing.ts';

let at: Awaited<ReturnType<typeof signOnFixture>>;

beforeAll(async () => {
  at = await signOnFixture();
  await at.server.seed.school({ code: '075 1234j', nb_teachers_max: 20 });
});

afterAll(() => at.close());

test('requires an enabled second factor after the national sign-on too [accounts.second-factor-every-way] [asvs:6.3.4]', async () => {
  const first = at.portal();
  await at.signOn(first, 'claire-moreau');
  const { id } = (await first.body(auth.user)).user;
  const secret = newTotpSecret();
  await at.server.db
    .transaction()
    .execute((trx) => saveFactor(trx, at.server.config, { accountId: id, secret, step: 0 }));
  const browser = at.portal();
  const { status, body } = await at.signOn(browser, 'claire-moreau');
  expect([status, body.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);
  expect(browser.jar.has('token')).toBe(false);
  expect(await browser.status(auth.user)).toBe(401);
  const code = generateSync({ secret });
  expect(await browser.status(auth.loginCode, { body: { code } })).toBe(200);
  expect((await browser.body(auth.user)).user.id).toBe(id);
});
