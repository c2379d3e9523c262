import { fakeSettings } from '@memocartes/shared-shell/fake-host';
import { type ErrorAnswer, fakeApi } from '@memocartes/shared-shell/fake-host/testing';

import { realRegistry } from '../testing/registry.ts';
import { readPortal } from './readPortal.ts';

jest.mock('../federation/registry/readRegistry.ts', () => ({ readRegistry: async () => realRegistry() }));

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

const noSession: ErrorAnswer = { statusCode: 401, code: 'NO_SESSION', message: 'Aucune session.' };
const online = () => fakeApi({ 'GET /settings': fakeSettings, 'GET /auth/token': noSession });
const offline = () => fakeApi({ 'GET /settings': unreachable, 'GET /auth/token': unreachable });

beforeEach(() => localStorage.clear());

test('opens a tablet’s page offline with the stored settings [interface.offline]', async () => {
  history.replaceState(null, '', '/device');
  online();
  await readPortal();
  offline();
  expect(await readPortal()).toMatchObject({ settings: fakeSettings, session: { state: 'unknown' } });
});

test('opens a tablet’s page with the stored settings while the API is unavailable [tablets.offline]', async () => {
  history.replaceState(null, '', '/device');
  online();
  await readPortal();
  const unavailable: ErrorAnswer = { statusCode: 503, code: 'UNAVAILABLE', message: '' };
  const badGateway = { statusCode: 502 } as ErrorAnswer; // A proxy's own response.
  fakeApi({ 'GET /settings': badGateway, 'GET /auth/token': unavailable, 'GET /auth/user': unavailable });
  expect(await readPortal()).toMatchObject({ settings: fakeSettings, session: { state: 'unknown' } });
  fakeApi({ 'GET /settings': fakeSettings, 'GET /auth/token': unavailable, 'GET /auth/user': unavailable });
  expect(await readPortal()).toMatchObject({ settings: fakeSettings, session: { state: 'unknown' } });
  history.replaceState(null, '', '/Dashboard');
  await expect(readPortal()).rejects.toMatchObject({ status: 503 });
});

test('opens a tablet’s page with the stored settings if the API does not respond [tablets.offline] [interface.silent-network]', async () => {
  history.replaceState(null, '', '/device');
  online();
  await readPortal();
  jest.useFakeTimers();
  const silent = () => new Promise<never>(() => undefined);
  fakeApi({ 'GET /settings': silent, 'GET /auth/token': silent });
  const opened = readPortal();
  await jest.advanceTimersByTimeAsync(5_000);
  jest.useRealTimers();
  expect(await opened).toMatchObject({ settings: fakeSettings, session: { state: 'unknown' } });
});

test('rejects offline for a page that needs a session, or without stored settings', async () => {
  history.replaceState(null, '', '/device');
  offline();
  await expect(readPortal()).rejects.toMatchObject({ status: 0 });
  online();
  await readPortal();
  offline();
  history.replaceState(null, '', '/Dashboard');
  await expect(readPortal()).rejects.toMatchObject({ status: 0 });
});

test('rejects when the server responds with an error', async () => {
  history.replaceState(null, '', '/device');
  online();
  await readPortal();
  fakeApi({ 'GET /settings': { statusCode: 500, code: 'UNEXPECTED', message: '' }, 'GET /auth/token': noSession });
  await expect(readPortal()).rejects.toMatchObject({ status: 500 });
});
