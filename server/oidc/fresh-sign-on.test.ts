import { mock } from 'node:test';

import { auth } from '@memocartes/contract/auth/auth.routes';
import { freshSignOnSeconds } from '@memocartes/contract/oidc/oidc.calls';
import { oidc } from '@memocartes/contract/oidc/oidc.routes';
import { oldSignIn } from '@memocartes/gar-simulator/corrupt';
import { signInAs, startSignIn, TestBrowser } from '@memocartes/gar-simulator/testing/test-browser';

import { saveFactor } from '../auth/second-factor/second-factor.writes.ts';
import { newTotpSecret } from '../auth/second-factor/totp.ts';
import type { PortalClient } from '../testing/portal-client.ts';
import { signOnFixture } from './testing.ts';

let fixture: Awaited<ReturnType<typeof signOnFixture>>;

beforeAll(async () => {
  fixture = await signOnFixture({ keepsSession: true });
  await fixture.server.seed.school({ code: '0751234J' });
});

afterAll(() => fixture.close());

/** A browser at the GAR whose person signed in ten minutes ago, for another resource. */
async function signedInAtGar(personId: string) {
  const atGar = new TestBrowser();
  const tenMinutesAgo = Date.now() - 600_000;
  const clock = mock.method(Date, 'now', () => tenMinutesAgo);
  await signInAs(atGar, startSignIn(fixture.gar.client).url, personId);
  clock.mock.restore();
  return atGar;
}

async function beginSignOn(browser: PortalClient, extra: Record<string, string> = {}) {
  const body = await browser.body(oidc.start, { body: {} });
  return startSignIn(fixture.gar.client, { nonce: body.nonce, ...extra });
}

/** Completes a sign-on after its redirect to the portal. @returns the status of its last call */
async function finish(browser: PortalClient, callback: URL, verifier: string) {
  const { body, status } = await fixture.exchange(browser, callback.searchParams.get('code') ?? '', verifier);
  expect(status).toBe(200);
  return (await fixture.userinfo(browser, body.access_token)).status;
}

/** Signs on without a page of the GAR. */
async function signOnSilently(browser: PortalClient, atGar: TestBrowser) {
  const { url, verifier } = await beginSignOn(browser);
  const response = await atGar.fetch(url);
  return finish(browser, new URL(response.headers.get('location')!), verifier);
}

/** Signs on with a new sign-in at the GAR. */
async function signOnAgain(browser: PortalClient, atGar: TestBrowser, personId: string) {
  const { url, verifier } = await beginSignOn(browser, { prompt: 'login', max_age: String(freshSignOnSeconds) });
  return finish(browser, await signInAs(atGar, url, personId), verifier);
}

test('without a password, deleting an account or changing its address needs a fresh sign-on: a silent sign-on or a temporary link is not enough [accounts.fresh-sign-on] [asvs:6.8.4] [asvs:7.5.1]', async () => {
  const { portal } = fixture;
  const atGar = await signedInAtGar('claire-moreau');
  const person = portal();
  expect(await signOnSilently(person, atGar)).toBe(200);
  const { id } = (await person.body(auth.user)).user;
  const change = () => person.call(auth.changeEmail, { body: { email: 'claire.nouvelle@test.example' } });
  expect((await change()).error.code).toBe('SIGN_IN_AGAIN');
  expect(await person.errorCode(auth.delete, { id })).toBe('SIGN_IN_AGAIN');

  // The session of a temporary link has the sign-in time of the session that created the link.
  const other = portal();
  const { token: ticket } = await person.body(auth.tempToken);
  expect(await other.status(auth.ticket, { body: { ticket } })).toBe(200);
  expect((await other.body(auth.user)).user.id).toBe(id);
  expect(await other.errorCode(auth.changeEmail, { body: { email: 'claire.nouvelle@test.example' } })).toBe(
    'SIGN_IN_AGAIN',
  );

  expect(await signOnAgain(person, atGar, 'claire-moreau')).toBe(200);
  expect((await person.body(auth.user)).user.id).toBe(id);
  expect((await change()).status).toBe(204);
  expect(await person.status(auth.delete, { id })).toBe(204);
});

test('a code of the second factor does not make a silent sign-on fresh [accounts.fresh-sign-on] [asvs:7.5.1]', async () => {
  const { server } = fixture;
  const person = fixture.portal();
  const atGar = await signedInAtGar('karim-benali');
  expect(await signOnSilently(person, atGar)).toBe(200);
  const { id } = (await person.body(auth.user)).user;
  const codes = await server.db
    .transaction()
    .execute((trx) => saveFactor(trx, server.config, { accountId: id, secret: newTotpSecret(), step: 0 }));
  const sendCode = () => person.status(auth.loginCode, { body: { code: codes.pop()! } });
  const change = () =>
    person.call(auth.changeEmail, { body: { email: 'karim.nouveau@test.example', code: codes.at(-1)! } });

  expect(await signOnSilently(person, atGar)).toBe(401);
  expect(await sendCode()).toBe(200);
  expect((await change()).error.code).toBe('SIGN_IN_AGAIN');

  expect(await signOnAgain(person, atGar, 'karim-benali')).toBe(401);
  expect(await sendCode()).toBe(200);
  expect((await change()).status).toBe(204);
});

test('the time of the sign-on is that of the verified ID token [accounts.fresh-sign-on] [asvs:6.8.4]', async () => {
  const person = fixture.portal();
  fixture.corruptWith(oldSignIn);
  expect((await fixture.signOn(person, 'claire-moreau')).status).toBe(200);
  fixture.corruptWith();
  expect(await person.errorCode(auth.changeEmail, { body: { email: 'claire.autre@test.example' } })).toBe(
    'SIGN_IN_AGAIN',
  );
});
