import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { addTexts } from '@memocartes/shared-shell/i18n';
import type { Me } from '@memocartes/shared-shell/session';
import type { Settings } from '@memocartes/shared-shell/settings';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { RegistryProvider } from '../guard/reachable.tsx';
import { realRegistry } from '../testing/registry.ts';
import { portalTexts } from '../texts/texts.ts';
import { Header } from './Header.tsx';

function CurrentPath() {
  return <p data-testid="here">{useLocation().pathname}</p>;
}

const renderHeader = (me: Me, api: Answers = {}, settings: Partial<Settings> = {}, registry = realRegistry()) =>
  renderInHost(
    <RegistryProvider value={registry}>
      <Header full />
      <Routes>
        <Route path="*" element={<CurrentPath />} />
      </Routes>
    </RegistryProvider>,
    { me, texts: portalTexts, settings, api: { 'GET /notifications/count': { count: 0 }, ...api } },
  );

test('on a phone the menu button shows the number of unread messages, live [messaging.badge-phone]', async () => {
  const { stream, send } = fakeStream();
  let nb_unread = 0;
  await renderInHost(
    <RegistryProvider value={realRegistry()}>
      <Header full onMenu={jest.fn()} />
    </RegistryProvider>,
    {
      me: fakeMe('USER'),
      texts: portalTexts,
      api: {
        'GET /account/live': { stream },
        'GET /notifications/count': { count: 0 },
        'GET /chats': () => ({ chats: [], count: 0, nb_unread }),
      },
    },
  );
  await send('ready', {});
  const button = screen.getByRole('button', { name: 'Ouvrir le menu' });
  expect(button).not.toHaveAttribute('aria-describedby');
  nb_unread = 2;
  await send('chat', { chat_id: 7, kind: 'MESSAGE' });
  await waitFor(() => expect(button).toHaveAccessibleDescription('2 messages non lus'));
});

test('the menu button of a person without messaging requests no conversation [messaging.badge-phone] [messaging.offer]', async () => {
  const { sent } = await renderInHost(
    <RegistryProvider value={realRegistry()}>
      <Header full onMenu={jest.fn()} />
    </RegistryProvider>,
    { me: fakeMe('ADMIN'), texts: portalTexts, api: { 'GET /notifications/count': { count: 0 } } },
  );
  expect(screen.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/notifications/count'));
  expect(sent.map(({ path }) => path)).not.toContain('/chats');
});

const bell = () => screen.getByRole('button', { name: 'Notifications' });

test.each([
  [3, '3'],
  [99, '99'],
  [100, '99+'],
])('%i unread notifications show %s [notifications.badge]', async (count, text) => {
  await renderHeader(fakeMe('TEACHER'), { 'GET /notifications/count': { count } });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('the bell is described by the number of unread notifications; only its growth is announced [notifications.badge-announced]', async () => {
  const { stream, send } = fakeStream();
  let count = 2;
  await renderHeader(fakeMe('TEACHER'), {
    'GET /account/live': { stream },
    'GET /notifications/count': () => ({ count }),
  });
  await send('ready', {});
  await waitFor(() => expect(bell()).toHaveAccessibleDescription('2 non lues'));
  const status = screen.getByText((_text, element) => element?.matches('.sh-head__tools > [role=status]') ?? false);
  expect(status).toBeEmptyDOMElement();
  const change = async (next: number) => {
    count = next;
    await send('ready', {});
    expect(await screen.findByText(`${next} non lue${next > 1 ? 's' : ''}`)).toBeInTheDocument();
  };
  await change(3);
  expect(status).toHaveTextContent('Notifications, 3 non lues');
  await change(1);
  expect(status).toBeEmptyDOMElement();
});

test('shows no badge without unread notifications [notifications.badge]', async () => {
  const { sent, settled } = await renderHeader(fakeMe('TEACHER'));
  await waitFor(() => expect(sent.map(({ path }) => path)).toEqual(['/account/live', '/notifications/count']));
  await settled();
  expect(bell()).toBeInTheDocument();
  expect(screen.queryAllByText(/^\d+$|non lues?$/)).toEqual([]);
});

test('hides the controls that the settings disable [interface.settings]', async () => {
  const disabledSettings = { ACTIVE_NOTIFICATIONS: false, CAN_SWITCH_LANG: false, CAN_SWITCH_THEM: false };
  const { user, sent } = await renderHeader(fakeMe('TEACHER'), {}, disabledSettings);
  expect(screen.queryByRole('button', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Switch to English/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Mon compte/ }));
  expect(screen.queryByRole('menuitem', { name: 'Thème sombre' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('shows that the language could not be changed, keeps the page’s language, and lets the user try again', async () => {
  let isOffline = true;

  const en = async () => {
    if (isOffline) throw new TypeError('Failed to fetch');
    return { default: {} };
  };

  const { user } = await renderHeader(fakeMe('USER'));
  await addTexts({ fr: async () => ({ default: {} }), en });
  await user.click(screen.getByRole('button', { name: /Switch to English/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue');
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: /Switch to English/ }));
  expect(await screen.findByRole('button', { name: /Passer en français/ })).toBeVisible();
});

test('shows the user with their role, and the sign-out [asvs:7.4.4]', async () => {
  const { user } = await renderHeader(fakeMe('ADMIN'));
  await user.click(screen.getByRole('button', { name: /^Mon compte.*Hélène MARCHAND/ }));
  expect(screen.getAllByText('Direction').length).toBeGreaterThan(0);
  expect(screen.getByRole('menuitem', { name: 'Mon profil' })).toHaveAttribute('href', '/Params');
  expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toHaveAttribute('href', '/logout');
});

test('hides the link to the profile when the role’s remote has no profile page', async () => {
  const { user } = await renderHeader(
    fakeMe('ADMIN'),
    {},
    {},
    {
      remotes: {
        ...realRegistry().remotes,
        'mf-school-admin': { ...realRegistry().remotes['mf-school-admin']!, routes: [] },
      },
    },
  );
  await user.click(screen.getByRole('button', { name: /^Mon compte/ }));
  expect(screen.queryByRole('menuitem', { name: 'Mon profil' })).not.toBeInTheDocument();
});

test('a teacher searches with two letters, sees a student as “id - name”, and opens the student’s page [interface.header-search]', async () => {
  const { user, sent } = await renderHeader(fakeMe('TEACHER'), {
    'GET /students/select': { students: [{ id: 12, name: 'Zoë ALLARD' }] },
  });
  const search = await screen.findByRole('combobox', { name: 'Chercher un élève' });
  await user.type(search, 'z');
  expect(sent.some(({ path }) => path === '/students/select')).toBe(false);
  await user.type(search, 'o');
  await user.click(await screen.findByRole('option', { name: '12 - Zoë ALLARD' }));
  expect(sent.find(({ path }) => path === '/students/select')?.query.get('name')).toBe('zo');
  expect(screen.getByTestId('here')).toHaveTextContent('/students/12');
});

test('a superadmin’s search finds schools, leaves out independent teachers, and opens a school’s page [interface.header-search]', async () => {
  const { user, sent } = await renderHeader(fakeMe('SUPERADMIN'), {
    'GET /schools/select': { schools: [{ id: 3, name: 'École des Tilleuls' }] },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Chercher un établissement' }), 'til');
  await user.click(await screen.findByRole('option', { name: '3 - École des Tilleuls' }));
  expect(sent.find(({ path }) => path === '/schools/select')?.query.get('is_master')).toBe('false');
  expect(screen.getByTestId('here')).toHaveTextContent('/superadmin/schools/3');
});

test('the header has the same height while the search loads and afterwards', () => {
  const css = readFileSync(join(__dirname, 'header.css'), 'utf8');
  expect(css).toMatch(/\.sh-head__search \{[^}]*min-height: var\(--mc-control\);/);
});

test('a follower has no search', async () => {
  await renderHeader(fakeMe('USER'));
  expect(document.querySelector('.sh-head__search')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

/** The header with a live connection: `receive` sends an event to it. */
async function renderLive() {
  const { stream, send } = fakeStream();
  const { sent, settled } = await renderHeader(fakeMe('TEACHER'), { 'GET /account/live': { stream } });
  const nbCountRequests = () => sent.filter(({ path }) => path === '/notifications/count').length;

  const receive = async (event: string, data: object = {}) => {
    await send(event, data);
    await settled();
  };

  await waitFor(() => expect(sent).toHaveLength(1));
  await settled();
  return { nbCountRequests, receive };
}

test('fetches the count when the connection opens, and again when it reconnects', async () => {
  const { nbCountRequests, receive } = await renderLive();
  expect(nbCountRequests()).toBe(0);
  await receive('ready');
  expect(nbCountRequests()).toBe(1);
  await receive('ready');
  expect(nbCountRequests()).toBe(2);
});

test('fetches the count again when the user no longer sees a conversation, but not for a message [messaging.detached]', async () => {
  const { nbCountRequests, receive } = await renderLive();
  await receive('ready');
  await receive('chat', { chat_id: 7, kind: 'MESSAGE' });
  expect(nbCountRequests()).toBe(1);
  await receive('chat', { chat_id: 7, kind: 'GONE' });
  expect(nbCountRequests()).toBe(2);
});
