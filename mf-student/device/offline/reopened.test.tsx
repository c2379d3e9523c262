import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import * as stories from '../DevicePage.stories.tsx';
import { press, pressOnCard } from '../testing/press.ts';
import { shortenDoubleTapGuard } from '../testing/shortDoubleTapGuard.ts';
import { startRevision, title, toNames } from '../testing/steps.ts';

const { Code, CachedDataOnly, Offline, SessionQrCode } = composeStories(stories);

jest.setTimeout(30_000);
shortenDoubleTapGuard();

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

/** Closes the tab: its storage is deleted, that of the browser is kept. */
const closeTab = (unmount: () => void) => {
  unmount();
  sessionStorage.clear();
};

const setTimeFromNow = (ms: number) => {
  const time = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => time);
};

const hour = 60 * 60_000;

test('a page that was closed during a revision continues at the same card without network [tablets.reopened]', async () => {
  const online = render(<Code />);
  await startRevision();
  await pressOnCard('Retourner la carte');
  await pressOnCard('Je savais');
  await screen.findByText('1 sur 3');
  closeTab(online.unmount);

  const cut = render(<CachedDataOnly />);
  expect(await screen.findByText('1 sur 3')).toBeVisible();
  expect(screen.getByText('Zoé')).toBeVisible();
  await pressOnCard('Retourner la carte');
  await pressOnCard('Je savais');
  closeTab(cut.unmount);
  render(<CachedDataOnly />);
  expect(await screen.findByText('2 sur 3')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('memocartes.answer.'))).toHaveLength(1);
});

test('a page that was closed while the names were shown returns to them with network, and waits without it [tablets.reopened]', async () => {
  const online = render(<Code />);
  await toNames();
  closeTab(online.unmount);
  const cut = render(<CachedDataOnly />);
  expect(await title('Pas de réseau pour l’instant')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/Zoé|Maya/);
  closeTab(cut.unmount);
  render(<Code />);
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('nothing of a student is left once they have left the revision [tablets.reopened] [tablets.left-tablet]', async () => {
  const { unmount } = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  await press('Ce n’est pas moi');
  await title('Touche ton prénom');
  closeTab(unmount);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Zoé');
});

test.each([
  ['an hour later', hour + 1],
  ['after the clock was set back', -hour],
])('a page that is opened %s asks for a code, and nothing of the student is left [tablets.reopened]', async (_, ms) => {
  const { unmount } = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  closeTab(unmount);
  setTimeFromNow(ms);
  const cut = render(<Offline />);
  expect(await title('Pas de réseau pour l’instant')).toBeVisible();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Zoé');
  cut.unmount();
  render(<Code />);
  expect(await title('Tape le code écrit au tableau')).toBeVisible();
});

test('a session’s QR code that opens a new tab shows the names, not the revision of another tab [tablets.left-tablet]', async () => {
  const { unmount } = render(<Code />);
  await startRevision();
  await screen.findByText('0 sur 3');
  closeTab(unmount);
  render(<SessionQrCode />);
  expect(await title('Touche ton prénom')).toBeVisible();
});

test('a session that another version of the remote stored in the tab continues, and is left [tablets.offline]', async () => {
  sessionStorage.setItem('memocartes.session', '41');
  render(<Code />);
  expect(await title('Touche ton prénom')).toBeVisible();
  await press('Un autre code');
  await title('Tape le code écrit au tableau');
  expect(sessionStorage.getItem('memocartes.session')).toBeNull();
});
