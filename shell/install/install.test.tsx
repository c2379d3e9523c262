import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { browserStorage } from '@memocartes/shared-ui/storage';
import { testStories } from '@memocartes/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { RegistryProvider } from '../guard/reachable.tsx';
import { UserMenu } from '../header/UserMenu.tsx';
import { realRegistry } from '../testing/registry.ts';
import { pageTexts, portalTexts } from '../texts/texts.ts';
import * as stories from './Install.stories.tsx';
import { InstallHint } from './InstallHint.tsx';
import { makeInstallable } from './makeInstallable.ts';
import { installTexts } from './texts.ts';

testStories(stories);

const mockChunk = { fails: false };
jest.mock('@memocartes/shared-shell/i18n', () => ({
  ...jest.requireActual<object>('@memocartes/shared-shell/i18n'),
  addTexts: async () => {
    if (mockChunk.fails) throw new TypeError('Failed to fetch dynamically imported module');
  },
}));

const hint = 'Retrouvez Mémocartes d’un geste : ajoutez son icône à l’écran d’accueil.';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1';

const original = globalThis.matchMedia;

/** Media queries that match. */
function setMedia(...queries: string[]): void {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), { media, matches: queries.includes(media) }) as unknown as MediaQueryList;
}

beforeAll(() => makeInstallable('/dashboard'));

beforeEach(() => {
  for (const key of browserStorage.keys('')) browserStorage.remove(key);
  setMedia('(pointer: coarse)');
});

afterEach(() => {
  globalThis.matchMedia = original;
  jest.restoreAllMocks();
  act(() => void dispatchEvent(new Event('appinstalled')));
});

/** The browser offers to install the portal. @returns its prompt */
function offerInstall() {
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

const openPage = (role: 'USER' | 'TEACHER' = 'USER') =>
  renderInHost(
    <RegistryProvider value={realRegistry()}>
      <UserMenu />
      <InstallHint />
      <Link to="/my-childrens/3">Voir sa semaine</Link>
      <Link to="/messaging/41">Lire le message</Link>
    </RegistryProvider>,
    { me: fakeMe(role), route: '/dashboard', texts: joinTexts(portalTexts, pageTexts, installTexts) },
  );

/** Opens another page, and waits until the hint would be shown. */
async function openOtherPage(link = 'Voir sa semaine') {
  fireEvent.click(screen.getByRole('link', { name: link }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const openMenu = async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
  await user.click(screen.getByRole('button', { name: /^Mon compte/ }));
  return screen.queryByRole('menuitem', { name: /^(Ajouter à l’écran d’accueil|Installer Mémocartes)$/ });
};

test('the hint appears once in a browser, after another page was opened [interface.install-hint]', async () => {
  const { unmount, user } = await openPage();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await openOtherPage();
  expect(await screen.findByText(hint)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  unmount();
  await openPage();
  await openOtherPage();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test('the hint waits until a conversation is left, and is hidden while another one is open [interface.install-hint]', async () => {
  const { user } = await openPage();
  await openOtherPage('Lire le message');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await openOtherPage();
  expect(await screen.findByText(hint)).toBeVisible();
  await openOtherPage('Lire le message');
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  await openOtherPage();
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  await openOtherPage('Lire le message');
  await openOtherPage();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test('a hint that could not be loaded is shown at the next visit [interface.install-hint]', async () => {
  mockChunk.fails = true;
  const { unmount } = await openPage();
  await openOtherPage();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  unmount();
  mockChunk.fails = false;
  await openPage();
  await openOtherPage();
  expect(await screen.findByText(hint)).toBeVisible();
});

test.each([
  ['on a computer', 'USER', []],
  ['in the installed portal', 'USER', ['(pointer: coarse)', '(display-mode: standalone)']],
  ['for a teacher', 'TEACHER', ['(pointer: coarse)']],
] as const)('no hint appears %s [interface.install-hint]', async (_where, role, media) => {
  setMedia(...media);
  await openPage(role);
  await openOtherPage();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('no hint appears if the browser refuses storage [interface.install-hint]', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  await openPage();
  await openOtherPage();
  expect(screen.queryByText(hint)).not.toBeInTheDocument();
});

test('the hint shows the steps of an iPhone [interface.install-hint] [interface.install-steps]', async () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
  const { user } = await openPage();
  await openOtherPage();
  await user.click(await screen.findByRole('button', { name: /^Comment faire/ }));
  expect(screen.getByRole('dialog', { name: 'Mémocartes sur l’écran d’accueil' })).toBeVisible();
  expect(screen.getByText(/^Touchez Partager/)).toBeVisible();
  expect(screen.getByText(/« Sur l’écran d’accueil »/)).toBeVisible();
});

test('a prompt that the browser refuses causes no error of the page', async () => {
  await openPage();
  await openOtherPage();
  await screen.findByText(hint);
  const prompt = offerInstall();
  prompt.mockRejectedValue(new DOMException('No user activation', 'NotAllowedError'));
  fireEvent.click(screen.getByRole('button', { name: 'Installer' }));
  await waitFor(() => expect(screen.queryByText(hint)).not.toBeInTheDocument());
});

test('the browser’s own prompt replaces the steps [interface.install-steps]', async () => {
  await openPage();
  await openOtherPage();
  await screen.findByText(hint);
  const prompt = offerInstall();
  fireEvent.click(screen.getByRole('button', { name: 'Installer' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(hint)).not.toBeInTheDocument());
});

test('the account menu of a phone contains the steps [interface.install-steps]', async () => {
  const { user } = await openPage('TEACHER');
  await user.click((await openMenu(user))!);
  expect(await screen.findByText(/^Ouvrez le menu du navigateur/)).toBeVisible();
});

test('the account menu of a computer contains the browser’s prompt once offered, and no steps [interface.install-steps]', async () => {
  setMedia();
  const { user } = await openPage('TEACHER');
  expect(await openMenu(user)).toBeNull();
  const prompt = offerInstall();
  await user.click(await screen.findByRole('menuitem', { name: 'Installer Mémocartes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Installer Mémocartes' }));
  await user.click(dialog.getByRole('button', { name: 'Installer' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(await openMenu(user)).toBeNull();
});

test('the account menu of the installed portal has no such entry [interface.install-steps]', async () => {
  setMedia('(pointer: coarse)', '(display-mode: standalone)');
  const { user } = await openPage();
  expect(await openMenu(user)).toBeNull();
});

test('the offer to install the page of revision at home is left to the browser [home-revision.install]', async () => {
  history.replaceState(null, '', '/device/home');
  const event = new Event('beforeinstallprompt', { cancelable: true });
  dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  history.replaceState(null, '', '/');
});
