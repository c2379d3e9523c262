import { mock } from 'node:test';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { oidc } from '@memocartes/contract/oidc/oidc.routes';
import { signInAs, startSignIn, TestBrowser } from '@memocartes/gar-simulator/testing/test-browser';

import type { PortalClient } from '../testing/portal-client.ts';
import { signOnFixture } from './testing.ts';

let fixture: Awaited<ReturnType<typeof signOnFixture>>;
beforeAll(async () => {
  fixture = await signOnFixture({ keepsSession: true });
  await fixture.server.seed.school({ code: '0751234J' });
});
afterAll(() => fixture.close());

/** Completes a sign-on after its redirect to the portal. */
async function finish(browser: PortalClient, callback: URL, verifier: string) {
  const { body, status } = await fixture.exchange(browser, callback.searchParams.get('code') ?? '', verifier);
  expect(status).toBe(200);
  expect((await fixture.userinfo(browser, body.access_token)).status).toBe(200);
}

test('an account without a password can be deleted and change its address only after a fresh sign-on, not after a silent sign-on or a temporary link [accounts.fresh-sign-on] [asvs:7.5.1]', async () => {
  const { gar, portal } = fixture;
  const atGar = new TestBrowser();
  const person = portal();
  // The person signed in at the GAR ten minutes ago, for another resource.
  const tenMinutesAgo = Date.now() - 600_000;
  const clock = mock.method(Date, 'now', () => tenMinutesAgo);
  await signInAs(atGar, startSignIn(gar.client).url, 'claire-moreau');
  clock.mock.restore();

  const begin = async (extra: Record<string, string> = {}) => {
    const { body } = await person.call(oidc.start, { body: {} });
    return startSignIn(gar.client, { nonce: body.nonce, ...extra });
  };
  const silent = await begin();
  const response = await atGar.fetch(silent.url);
  await finish(person, new URL(response.headers.get('location')!), silent.verifier);
  const { id } = (await person.call(auth.user)).body.user;
  const change = () => person.call(auth.changeEmail, { body: { email: 'claire.nouvelle@test.example' } });
  expect((await change()).error.code).toBe('SIGN_IN_AGAIN');
  expect((await person.call(auth.delete, { id })).error.code).toBe('SIGN_IN_AGAIN');

  // The session of a temporary link has the sign-in time of the session that created the link.
  const other = portal();
  const { token: ticket } = (await person.call(auth.tempToken)).body;
  expect((await other.call(auth.ticket, { body: { ticket } })).status).toBe(200);
  expect((await other.call(auth.user)).body.user.id).toBe(id);
  const { error } = await other.call(auth.changeEmail, { body: { email: 'claire.nouvelle@test.example' } });
  expect(error.code).toBe('SIGN_IN_AGAIN');

  const repeated = await begin({ prompt: 'login' });
  await finish(person, await signInAs(atGar, repeated.url, 'claire-moreau'), repeated.verifier);
  expect((await person.call(auth.user)).body.user.id).toBe(id);
  expect((await change()).status).toBe(204);
  expect((await person.call(auth.delete, { id })).status).toBe(204);
});
