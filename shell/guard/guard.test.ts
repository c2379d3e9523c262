import type { ErrorCode } from '@memocartes/contract/errors/errors';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type ErrorAnswer, fakeApi } from '@memocartes/shared-shell/fake-host/testing';
import { takeRequestedPage } from '@memocartes/shared-shell/navigation';

import { readSession, type Session } from '../session/readSession.ts';
import { rememberRequestedPage } from '../session/requestedPage.ts';
import { realRegistry } from '../testing/registry.ts';
import { decide } from './decide.ts';

const registry = realRegistry();
const open = (role: 'SUPERADMIN' | 'ADMIN' | 'TEACHER' | 'USER'): Session => ({ state: 'open', user: fakeMe(role) });
const user = { ...fakeMe('TEACHER') };
const refusal = (statusCode: number, code: ErrorCode): ErrorAnswer => ({ statusCode, code, message: code });

test.each([
  ['signed out', '/Dashboard', { state: 'none' }, { to: 'leave', address: '/' }],
  ['signed out', '/my-school', { state: 'none' }, { to: 'leave', address: '/' }],
  ['the session has expired', '/Dashboard', { state: 'expired' }, { to: 'leave', address: '/?expired=true' }],
  ['the session is unknown', '/my-childrens/7', { state: 'unknown' }, { to: 'leave', address: '/my-childrens/7' }],
  ['a follower is signed in', '/superadmin/schools', open('USER'), { to: 'forbidden' }],
  ['a teacher is signed in', '/superadmin/invoices', open('TEACHER'), { to: 'forbidden' }],
  ['a school admin is signed in', '/nowhere', open('ADMIN'), { to: 'unknown' }],
  ['signed out', '/nowhere', { state: 'none' }, { to: 'unknown' }],
] as const)('when %s, decides what is shown at %s', (_, path, session, decision) =>
  expect(decide(path, session, registry)).toEqual(decision),
);

test.each([
  ['a visitor', { state: 'none' } as const],
  ['a person whose session has expired', { state: 'expired' } as const],
  ['a follower', open('USER')],
  ['a superadmin', open('SUPERADMIN')],
])('sends %s from the address on older printed cards to the card’s public page', (_, session) => {
  const decideFor = (search: string) => decide('/schools/cards', session, registry, search);
  expect(decideFor('?search=FR-CE1-0042')).toEqual({ to: 'leave', address: '/c/FR-CE1-0042' });
  for (const search of ['', '?search=table', '?search=%2F%2Fevil.example', '?search=../-0042']) {
    expect(decideFor(search)).toEqual(decide('/schools/cards', session, registry));
  }
});

test('the address on older printed cards opens the list of cards for a teacher', () => {
  const decision = decide('/schools/cards', open('TEACHER'), registry, '?search=FR-CE1-0042');
  expect(decision).toMatchObject({ to: 'screen', route: { path: '/schools/cards' } });
});

test('finds the remote of a page of the role, ignoring the case of the path', () => {
  expect(decide('/DASHBOARD', open('TEACHER'), registry)).toMatchObject({
    to: 'screen',
    remote: { name: 'mf-teacher' },
  });
});

test('allows a student’s tablet without a session', () => {
  expect(decide('/device', { state: 'none' }, registry)).toMatchObject({
    to: 'screen',
    remote: { name: 'mf-student' },
  });
});

test('checks the token and reads its user in parallel', async () => {
  const sent = fakeApi({ 'GET /auth/token': null, 'GET /auth/user': { user } });
  const reading = readSession();
  expect(sent.map(({ path }) => path)).toEqual(['/auth/user', '/auth/token']);
  expect(await reading).toEqual({ state: 'open', user });
});

test('without a token, there is no signed-in user', async () => {
  fakeApi({ 'GET /auth/token': refusal(401, 'NO_SESSION'), 'GET /auth/user': refusal(401, 'NO_SESSION') });
  expect(await readSession()).toEqual({ state: 'none' });
});

test.each([
  [
    'a token that is no longer valid',
    { 'GET /auth/token': refusal(401, 'UNAUTHENTICATED'), 'GET /auth/user': refusal(401, 'NO_SESSION') },
  ],
  ['a token whose user is refused', { 'GET /auth/token': null, 'GET /auth/user': refusal(401, 'UNAUTHENTICATED') }],
])('%s is read as an expired session', async (_, responses) => {
  fakeApi(responses);
  expect(await readSession()).toEqual({ state: 'expired' });
});

test('a server error is not an expired session', async () => {
  fakeApi({ 'GET /auth/token': refusal(503, 'UNAVAILABLE'), 'GET /auth/user': { user } });
  await expect(readSession()).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

test('returns to the requested page once, then to the dashboard', () => {
  rememberRequestedPage({ pathname: '/classes/3', search: '?page=2', hash: '#top' });
  expect(takeRequestedPage()).toBe('/classes/3?page=2#top');
  expect(takeRequestedPage()).toBe('/dashboard');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  '%s is not a page of this portal [asvs:3.7.2] [asvs:1.2.2]',
  (address) => {
    sessionStorage.setItem('memocartes.wanted', address);
    expect(takeRequestedPage()).toBe('/dashboard');
  },
);

test('returns to the page of a printed card', () => {
  rememberRequestedPage({ pathname: '/C/7F3A09C2E81B5D46', search: '', hash: '' });
  expect(takeRequestedPage()).toBe('/C/7F3A09C2E81B5D46');
});

test('does not return to a public page', () => {
  rememberRequestedPage({ pathname: '/logout', search: '', hash: '' });
  expect(takeRequestedPage()).toBe('/dashboard');
});
