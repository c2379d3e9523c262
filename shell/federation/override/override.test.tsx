import { fakeMe, fakeSettings } from '@memocartes/shared-shell/fake-host';
import { type Answer, type ErrorAnswer, fakeApi, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { page } from '@memocartes/shared-shell/navigation';
import { storeOverride } from '@memocartes/shared-shell/override';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';

import { readPortal } from '../../portal/readPortal.ts';
import { realRegistry } from '../../testing/registry.ts';
import { portalTexts } from '../../texts/texts.ts';
import { report, sendReports } from '../health/report.ts';
import { activeOverride, isOverridden, setOverride } from '../registry/activeOverride.ts';
import { choiceOf } from '../registry/choose.ts';
import { OverrideBadge } from './OverrideBadge.tsx';

jest.mock('../registry/readRegistry.ts', () => ({ readRegistry: async () => realRegistry() }));

const name = 'mf-teacher';
const entry = { ...realRegistry().remotes[name]!, version: '2.0.0-tried' };
const { role: _role, ...user } = { ...fakeMe('TEACHER') };
const refused: ErrorAnswer = { statusCode: 403, code: 'FORBIDDEN', message: '' };

const portal = (isDeveloper: boolean, response: Answer<'GET /remotes/:name/override'> = entry) =>
  fakeApi({
    'GET /settings': fakeSettings,
    'GET /auth/token': null,
    'GET /auth/user': { user: { ...user, role: 'TEACHER', is_developer: isDeveloper } },
    'GET /remotes/:name/override': response,
    'POST /remote-reports': null,
  });

const versionOf = async () => (await readPortal()).registry.remotes[name]!.version;
const normal = realRegistry().remotes[name]!.version;
const store = (account = 10) => storeOverride({ account, remote: name, version: entry.version });

beforeEach(() => {
  localStorage.clear();
  setOverride(undefined);
  history.replaceState(null, '', '/Dashboard');
  page.reload = jest.fn();
});

test('a developer gets the version stored in this browser and confirmed by the server, without a previous version [override.local]', async () => {
  const sent = portal(true);
  store();
  const { registry } = await readPortal();
  expect(registry.remotes[name]).toMatchObject({ version: entry.version });
  expect(registry.remotes[name]).not.toHaveProperty('previous');
  expect(choiceOf(name, entry.version)).toEqual({ isCandidate: false, hasLastGood: false });
  expect(sent.find(({ path }) => path.includes('/override'))?.query.get('version')).toBe(entry.version);
});

test('neither the stored override nor being a developer is sufficient alone [override.local]', async () => {
  portal(true);
  expect(await versionOf()).toBe(normal);
  store(11);
  expect(await versionOf()).toBe(normal);
  const sent = portal(false);
  store();
  expect(await versionOf()).toBe(normal);
  expect(sent.some(({ path }) => path.includes('/override'))).toBe(false);
  expect(localStorage.getItem('memocartes.override')).toBeNull();
});

test('a refusal ends the override; a server error keeps it for the next visit [override.ends]', async () => {
  portal(true, refused);
  store();
  expect(await versionOf()).toBe(normal);
  expect(localStorage.getItem('memocartes.override')).toBeNull();
  portal(true, { statusCode: 503, code: 'UNAVAILABLE', message: '' });
  store();
  expect(await versionOf()).toBe(normal);
  expect(localStorage.getItem('memocartes.override')).not.toBeNull();
});

test.each([
  '/Dashboard?override=2.0.0-tried&remote=mf-teacher',
  `/Dashboard#memocartes.override=${encodeURIComponent('{"remote":"mf-teacher"}')}`,
  '/Params?tab=override&version=2.0.0-tried',
])('the address %s starts no override [override.local]', async (address) => {
  history.replaceState(null, '', address);
  const sent = portal(true);
  expect(await versionOf()).toBe(normal);
  const received = new Promise((done) => addEventListener('message', done, { once: true }));
  postMessage({ type: 'override', remote: name, version: entry.version }, '*');
  await received;
  expect(activeOverride()).toBeUndefined();
  expect(localStorage.getItem('memocartes.override')).toBeNull();
  expect(sent.some(({ path }) => path.includes('/override'))).toBe(false);
});

test('reports of the tried version are marked, those of other versions are not [override.reports]', async () => {
  const sent = portal(true);
  store();
  await readPortal();
  expect(isOverridden(name, entry.version)).toBe(true);
  report({ remote: name, version: entry.version, kind: 'RENDER', reason: 'tried' });
  report({ remote: name, version: normal, kind: 'RENDER', reason: 'normal' });
  await sendReports();
  const { reports } = sent.find(({ path }) => path === '/remote-reports')!.body as { readonly reports: object[] };
  expect(reports).toEqual([
    expect.objectContaining({ reason: 'tried', is_override: true }),
    expect.not.objectContaining({ is_override: true }),
  ]);
});

describe('the badge', () => {
  const renderBadge = (until = Date.now() + 60_000, isDeveloper = true) => {
    setOverride({ entry, until, Badge: OverrideBadge });
    store();
    const me = fakeMe('TEACHER', { is_developer: isDeveloper });
    return renderInHost(<OverrideBadge />, {
      me,
      texts: portalTexts,
      api: { 'GET /auth/user': { user: { ...user, role: 'TEACHER', is_developer: isDeveloper } } },
    });
  };

  test('names the remote and the version, and its button ends the override [override.badge] [override.leave]', async () => {
    const { user: browserUser } = await renderBadge();
    const badge = await screen.findByRole('region', { name: 'Version à l’essai' });
    expect(badge).toHaveTextContent('mf-teacher 2.0.0-tried');
    expect(document.documentElement).toHaveAttribute('data-override');
    expect(await axeFindings(document.body)).toEqual([]);
    await browserUser.click(screen.getByRole('button', { name: 'Quitter l’essai' }));
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem('memocartes.override')).toBeNull();
  });

  test.each([
    ['its time has passed', Date.now() - 1, true],
    ['the account is no longer a developer', Date.now() + 60_000, false],
  ])('ends the override when %s [override.ends]', async (_when, until, isDeveloper) => {
    await renderBadge(until, isDeveloper);
    await waitFor(() => expect(page.reload).toHaveBeenCalled());
    expect(localStorage.getItem('memocartes.override')).toBeNull();
  });
});
