import { offerIds } from '@memocartes/contract/offers/offers';
import { sessionLost } from '@memocartes/shared-api/base';
import { useListChatsQuery } from '@memocartes/shared-api/chats.api';
import { useGetUserDashboardQuery } from '@memocartes/shared-api/dashboards.api';
import { download } from '@memocartes/shared-api/download';
import { useListSectionsQuery } from '@memocartes/shared-api/resources.api';
import { errorTexts } from '@memocartes/shared-shell/errors';
import { fakeMe, fakeSettings } from '@memocartes/shared-shell/fake-host';
import { type Answers, type ErrorAnswer, fakeApi, fakeStream } from '@memocartes/shared-shell/fake-host/testing';
import { startTexts } from '@memocartes/shared-shell/i18n';
import { takeRequestedPage } from '@memocartes/shared-shell/navigation';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { UnreachableFile } from '../federation/registry/fetchJson.ts';
import { leaveTo } from '../session/leaveTo.ts';
import type { Session } from '../session/readSession.ts';
import { realRegistry } from '../testing/registry.ts';
import { pageTexts, portalTexts } from '../texts/texts.ts';
import { Portal } from './Portal.tsx';
import type { PortalStart } from './readPortal.ts';

jest.mock('../federation/registry/readRegistry.ts', () => ({ readRegistry: async () => realRegistry() }));
jest.mock('../session/leaveTo.ts', () => ({ leaveTo: jest.fn() }));
jest.mock('../federation/loading/portalLoader.ts', () => {
  const load = jest.fn();
  return { portalLoader: () => ({ remote: load, screen: load }), load };
});
const { load } = jest.requireMock<{ readonly load: jest.Mock }>('../federation/loading/portalLoader.ts');
const leaveToMock = jest.mocked(leaveTo);
const signedOut: ErrorAnswer = { statusCode: 401, code: 'NO_SESSION', message: 'Aucune session.' };
const teacher: Session = { state: 'open', user: fakeMe('TEACHER') };

beforeEach(() => {
  leaveToMock.mockClear();
  load.mockReset();
  sessionStorage.clear();
  localStorage.clear();
});

async function open(address: string, session: Session, answers: Answers = {}, start?: Promise<PortalStart>) {
  history.replaceState(null, '', address);
  const sent = fakeApi({
    'GET /notifications/count': { count: 0 },
    'GET /auth/user': session.state === 'open' ? { user: session.user } : signedOut,
    ...answers,
  });
  await startTexts([portalTexts, pageTexts, errorTexts], 'fr');
  const first = start ?? Promise.resolve({ registry: realRegistry(), settings: fakeSettings, session });
  await act(async () => {
    render(<Portal first={first} />);
  });
  return sent;
}

/** Opens a page of a follower, and returns a function that sends an event of the account to the page. */
async function openLive(address: string, user: () => ReturnType<typeof fakeMe>, answers: Answers = {}) {
  const { stream, send } = fakeStream();
  const session: Session = { state: 'open', user: user() };
  const live = { 'GET /account/live': { stream }, 'GET /auth/user': () => ({ user: user() }) } satisfies Answers;
  const sent = await open(address, session, { ...live, ...answers });
  // Events that arrive before the page listens are skipped.
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/account/live'));
  await send('ready');
  return send;
}

test('loads a screen of the role and shows it in the layout', async () => {
  load.mockResolvedValue({ Screen: () => <h1>Tableau de bord</h1>, version: '1' });
  await open('/Dashboard', teacher);
  expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  expect(load).toHaveBeenCalledWith(expect.objectContaining({ name: 'mf-teacher' }), '/Dashboard');
});

test('a page opened while the portal can’t be reached says so, and is shown once the network is back [interface.unreachable]', async () => {
  load.mockResolvedValue({ Screen: () => <h1>Tableau de bord</h1>, version: '1' });
  const unreached = Promise.reject<PortalStart>(new UnreachableFile('/remotes/registry.json', undefined));
  await open('/Dashboard', teacher, { 'GET /settings': fakeSettings, 'GET /auth/token': null }, unreached);
  expect(await screen.findByRole('heading', { name: 'Le portail ne répond pas' })).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
});

test('a fault of the page when it is opened is reported, and is not shown as a lost network', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const fault = new TypeError('registry is undefined');
  await open('/Dashboard', teacher, {}, Promise.reject<PortalStart>(fault));
  expect(await screen.findByRole('heading', { name: 'Oops, cela semble cassé' })).toBeVisible();
  expect(reported).toHaveBeenCalledWith(fault);
});

test('shows a placeholder until the first data is read', async () => {
  await open('/Dashboard', teacher, {}, new Promise(() => undefined));
  expect(screen.getByText('Chargement…')).toBeInTheDocument();
});

test('refuses a page of another role in place, and loads no remote', async () => {
  await open('/superadmin/schools', teacher);
  expect(screen.getByRole('heading', { name: 'Accès non autorisé' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revenir au tableau de bord' })).toHaveAttribute('href', '/dashboard');
  expect(location.pathname).toBe('/superadmin/schools');
  expect(load).not.toHaveBeenCalled();
  expect(leaveToMock).not.toHaveBeenCalled();
});

test('an open messaging page is shown once a child is attached, and refused once the child is detached [families.write] [families.detached]', async () => {
  load.mockResolvedValue({ Screen: () => <h1>Messagerie</h1>, version: '1' });
  const follower = (...children_offers: number[]) => fakeMe('USER', { children_offers });
  let user = follower();
  const send = await openLive('/messaging', () => user);
  expect(screen.getByRole('heading', { name: 'Accès non autorisé' })).toBeVisible();
  user = follower(offerIds.SCHOOL_PAYED);
  await send('children');
  expect(await screen.findByRole('heading', { name: 'Messagerie' })).toBeVisible();
  user = follower();
  await send('children');
  expect(await screen.findByRole('heading', { name: 'Accès non autorisé' })).toBeVisible();
});

test('once a child is detached, an open page has neither the resources, the announcements nor the unread messages of the school [families.detached]', async () => {
  function Screen() {
    const { data } = useListSectionsQuery({});
    const chats = useListChatsQuery({}).data;
    return (
      <>
        <p>Ressources : {data?.sections.flatMap(({ resources }) => resources.map(({ title }) => title))}</p>
        <p>Messages : {chats?.nb_unread}</p>
      </>
    );
  }

  load.mockResolvedValue({ Screen, version: '1' });
  let isAttached = true;
  const ofSchool = <T,>(...items: readonly T[]) => (isAttached ? items : []);
  const date_over = new Date(Date.now() + 3_600_000).toISOString();
  const banner = { id: 1, level: 'INFO' as const, content_fr: 'École fermée lundi.', content_en: null, date_over };
  const send = await openLive('/resources', () => fakeMe('USER'), {
    'GET /resources/sections': () => ({ sections: [{ resources: ofSchool({ title: 'Sortie' }) }], count: 1 }),
    'GET /announcements/current': () => ({ announcements: ofSchool(banner), count: 1 }),
    'GET /chats': () => ({ chats: [], count: 0, nb_unread: isAttached ? 2 : 0 }),
  });
  expect(await screen.findByText('Ressources : Sortie')).toBeVisible();
  expect(await screen.findByText('École fermée lundi.')).toBeVisible();
  expect(await screen.findByText('Messages : 2')).toBeVisible();
  isAttached = false;
  await send('children');
  expect(await screen.findByText('Ressources :')).toBeVisible();
  expect(await screen.findByText('Messages : 0')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('École fermée lundi.')).not.toBeInTheDocument());
});

test('a child who is detached after a page was left is not shown from the cache when the page is opened again [families.detached]', async () => {
  function Children() {
    return <p>Enfants : {useGetUserDashboardQuery().data?.children.map((child) => child.firstname)}</p>;
  }

  function Screen() {
    const [isShown, setIsShown] = useState(true);
    return (
      <>
        <button onClick={() => setIsShown(!isShown)}>changer</button>
        {isShown && <Children />}
      </>
    );
  }

  load.mockResolvedValue({ Screen, version: '1' });
  let children = [{ firstname: 'Inès' }];
  const send = await openLive('/Dashboard', () => fakeMe('USER'), { 'GET /dashboards/user': () => ({ children }) });
  expect(await screen.findByText('Enfants : Inès')).toBeVisible();
  const change = () => act(async () => screen.getByRole('button', { name: 'changer' }).click());
  await change();
  children = [];
  await send('children');
  await change();
  expect(await screen.findByText('Enfants :')).toBeVisible();
});

test.each([
  ['none', '/'],
  ['expired', '/?expired=true'],
] as const)(
  'without a valid session (%s), redirects to %s and remembers the requested page [accounts.session-expired]',
  async (state, address) => {
    await open('/classes/sessions?page=2', { state });
    expect(leaveToMock).toHaveBeenCalledWith(address);
    expect(takeRequestedPage()).toBe('/classes/sessions?page=2');
    expect(load).not.toHaveBeenCalled();
  },
);

test('shows the not-found page for an unknown address [interface.not-found]', async () => {
  await open('/nowhere', teacher);
  expect(screen.getByRole('heading', { name: 'Oops, vous semblez perdu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
});

test('keeps the menu when a remote fails to load, and « Réessayer » loads it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('down'));
  load.mockResolvedValue({ Screen: () => <h1>Tableau de bord</h1>, version: '1' });
  await open('/Dashboard', teacher);
  expect(await screen.findByRole('heading', { name: 'Oops, cela semble cassé' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await act(async () => screen.getByRole('button', { name: 'Réessayer' }).click());
  expect(await screen.findByRole('heading', { name: 'Tableau de bord' })).toBeVisible();
  quiet.mockRestore();
});

test.each([
  ['UNAUTHENTICATED', '/?expired=true'],
  ['NO_SESSION', '/'],
] as const)('a call refused with %s during a session leads to %s [accounts.session-expired]', async (loss, address) => {
  function Screen() {
    const dispatch = useDispatch();
    return <button onClick={() => dispatch(sessionLost(loss))}>appeler</button>;
  }

  load.mockResolvedValue({ Screen, version: '1' });
  await open('/Dashboard', teacher);
  await act(async () => screen.getByRole('button', { name: 'appeler' }).click());
  expect(leaveToMock).toHaveBeenCalledWith(address);
});

test('a download that finds the session ended leads to the sign-in [accounts.session-expired]', async () => {
  load.mockResolvedValue({ Screen: () => <h1>Tableau de bord</h1>, version: '1' });
  await open('/Dashboard', teacher);
  fakeApi({ 'GET /students': { statusCode: 401, code: 'UNAUTHENTICATED', message: 'Session expirée' } });
  await act(() => download('/students', 'liste.csv').catch(() => undefined));
  expect(leaveToMock).toHaveBeenCalledWith('/?expired=true');
});

test('leaves the page when another tab opens the portal as another person, but not as the same person [accounts.one-account]', async () => {
  load.mockResolvedValue({ Screen: () => <h1>Tableau de bord</h1>, version: '1' });
  await open('/Dashboard', teacher);
  const own = String(fakeMe('TEACHER').id);
  const key = Object.keys(localStorage).find((name) => localStorage.getItem(name) === own)!;
  const inOtherTab = (newValue: string | null) =>
    act(async () => dispatchEvent(new StorageEvent('storage', { key, newValue })));
  for (const unchanged of ['', own, null]) await inOtherTab(unchanged);
  expect(leaveToMock).not.toHaveBeenCalled();
  await inOtherTab(String(fakeMe('USER').id + 1));
  expect(leaveToMock).toHaveBeenCalledWith('/?expired=true');
});

test('the page of a tablet has no menu, and a lost session does not redirect it', async () => {
  function Screen() {
    const dispatch = useDispatch();
    return <button onClick={() => dispatch(sessionLost('NO_SESSION'))}>appeler</button>;
  }

  load.mockResolvedValue({ Screen, version: '1' });
  const sent = await open('/device', { state: 'none' });
  await act(async () => screen.getByRole('button', { name: 'appeler' }).click());
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(leaveToMock).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('does not read the user again after the portal has started', async () => {
  load.mockResolvedValue({ Screen: () => <h1>Tableau de bord</h1>, version: '1' });
  const sent = await open('/Dashboard', teacher);
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/notifications/count'));
  expect(sent.map(({ path }) => path)).not.toContain('/auth/user');
});

test('shows an error page with a retry button when the first data can’t be read', async () => {
  await startTexts([portalTexts, pageTexts, errorTexts], 'fr');
  fakeApi({});
  history.replaceState(null, '', '/Dashboard');
  await act(async () => {
    render(<Portal first={Promise.reject(new Error('down'))} />);
  });
  expect(screen.getByRole('heading', { name: 'Oops, cela semble cassé' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});
