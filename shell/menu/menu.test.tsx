import type { Role } from '@memocartes/contract/permissions/roles';
import { accountLiveApi } from '@memocartes/shared-api/account-live.api';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import type { MenuText, RegisteredRemote } from '@memocartes/shared-shell/remote';
import type { Me } from '@memocartes/shared-shell/session';
import type { createPortalStore } from '@memocartes/shared-shell/store';
import { axeFindings } from '@memocartes/shared-ui/testing';
import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import { useDispatch } from 'react-redux';

import { RegistryProvider } from '../guard/reachable.tsx';
import { mainRegistry, realRegistry } from '../testing/registry.ts';
import en from '../texts/portal.en.json';
import fr from '../texts/portal.fr.json';
import { portalTexts } from '../texts/texts.ts';
import { menuOf } from './menuOf.ts';
import { Sidebar } from './Sidebar.tsx';

type PortalStore = ReturnType<typeof createPortalStore>;
const registry = mainRegistry();

const nameOf = (title: MenuText) => (typeof title === 'string' ? title.replace('menu.', '') : title.fr);

const lines = (role: Role, changes: Partial<Me> = {}, from = registry) =>
  menuOf(fakeMe(role, changes), from).map((line) => nameOf(line.title));

const entry = (role: Role, title: string, changes: Partial<Me> = {}) =>
  menuOf(fakeMe(role, changes), registry).find((line) => line.title === `menu.${title}`);

test('the superadmin’s menu has these entries, in this order', () => {
  expect(lines('SUPERADMIN')).toEqual([
    'professionals',
    'individuals',
    'editions',
    'certifiedCards',
    'superadmins',
    'followersApp',
    'audit',
    'invoices',
    'announcements',
    'contactMessages',
    'operations',
    'versions',
    'resources',
  ]);
  expect(entry('SUPERADMIN', 'individuals')).toMatchObject({ disabled: true, to: undefined });
  expect(entry('SUPERADMIN', 'editions')).toMatchObject({ disabled: false, to: '/superadmin/editions' });
});

test('the school admin’s menu has these entries, in this order', () => {
  expect(lines('ADMIN')).toEqual([
    'mySchool',
    'users',
    'followers',
    'classes',
    'students',
    'assignment',
    'cards',
    'packs',
    'printCards',
    'audit',
    'resources',
    'contact',
  ]);
});

test('the follower’s menu has these entries, in this order', () => {
  expect(lines('USER')).toEqual(['myChildren', 'messaging', 'resources', 'contact']);
});

const teacher = ['myClasses', 'myStudents', 'cards', 'packs', 'createCards', 'resources', 'contact'];

test.each([
  [1, 0, ['followers', 'assignment', 'mySchool', 'audit']],
  [2, 3, ['followers', 'assignment', 'mySchool', 'audit']],
  [3, 3, []],
  [4, 0, ['messaging']],
  [4, 1, ['messaging', 'printCards']],
])('with offer %i and %i physical boxes, the teacher’s menu also has %j', (offerId, nbPhysicalBoxes, also) => {
  const seen = lines('TEACHER', { offerId, nbPhysicalBoxes });
  expect(seen.filter((title) => !teacher.includes(title))).toEqual(also);
  expect(seen.filter((title) => teacher.includes(title))).toEqual(teacher);
});

test.each([
  [1, 9, false],
  [1, 10, true],
  [2, 10, false],
  [3, 10, true],
  [3, 11, true],
  [4, 10, false],
])('with offer %i and %i custom cards, creating cards is disabled: %s', (offerId, nbCards, disabled) => {
  expect(entry('TEACHER', 'createCards', { offerId, nbCards })).toMatchObject({
    disabled,
    hint: 'menu.createCardsLimit',
  });
});

test('omits the entry of a planned screen', () => {
  const { 'mf-follower': follower, ...others } = realRegistry().remotes;
  const routes = follower!.routes.filter(({ path }) => path !== '/Resources');
  const later = { remotes: { ...others, 'mf-follower': { ...follower!, routes, planned: ['/Resources'] } } };
  const titles = menuOf(fakeMe('USER'), later).flatMap((line) => (line.type === 'item' ? [line.title] : []));
  expect(titles).toContain('menu.myChildren');
  expect(titles).not.toContain('menu.resources');
});

test('every entry has texts in both languages', () => {
  const items = Object.values(realRegistry().remotes).flatMap((remote) => remote.menu);
  const all = items.flatMap((item) => [item.title, ...(item.type === 'item' && item.hint ? [item.hint] : [])]);
  const missing = all.filter((words) => {
    if (typeof words !== 'string') return !words.fr || !words.en;
    const name = nameOf(words);
    return !(name in fr.shell.menu) || !(name in en.shell.menu);
  });
  expect(missing).toEqual([]);
});

const renderMenu = (me: Me, props = {}, route = '/schools/packs') =>
  renderInHost(
    <RegistryProvider value={registry}>
      <Sidebar {...props} />
    </RegistryProvider>,
    { me, route, texts: portalTexts },
  );

test('shows home first, and marks the current page', async () => {
  await renderMenu(fakeMe('TEACHER'));
  const links = within(screen.getByRole('navigation', { name: 'Menu principal' })).getAllByRole('link');
  expect(links[0]).toHaveAccessibleName('Accueil');
  expect(screen.getByRole('link', { name: 'Organiser les packs' })).toHaveAttribute('aria-current', 'page');
});

test('does not mark an entry whose path is the start of another entry’s path', async () => {
  await renderMenu(fakeMe('SUPERADMIN'), {}, '/superadmin/schools/7');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Gestion des professionnels');
});

test.each([
  ['fr', 'Bibliothèque'],
  ['en', 'Library'],
] as const)('shows an entry with the remote’s own label in %s: %s [portal.menu-words]', async (locale, name) => {
  const title = { fr: 'Bibliothèque', en: 'Library' };
  const entry = { type: 'item', title, to: '/library', icon: 'book', colour: 'cyan' } as const;
  const library: RegisteredRemote = {
    name: 'mf-librarian',
    shell: '^1',
    roles: ['TEACHER'],
    routes: [{ path: '/library' }],
    menu: [entry],
    version: '1',
    manifest: '',
  };
  await renderInHost(
    <RegistryProvider value={{ remotes: { ...registry.remotes, 'mf-librarian': library } }}>
      <Sidebar />
    </RegistryProvider>,
    { me: fakeMe('TEACHER'), route: '/library', texts: portalTexts, locale },
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName(name);
});

test('a disabled entry has no link and shows the reason', async () => {
  await renderMenu(fakeMe('TEACHER', { offerId: 3, nbCards: 10 }));
  const create = screen.getByRole('button', { name: 'Créer des cartes' });
  expect(create).toHaveAttribute('aria-disabled', 'true');
  expect(create).toHaveAccessibleDescription(
    'Vous avez atteint le maximum de 10 cartes personnalisées de votre offre.',
  );
});

test('entries reduced to icons keep their accessible names', async () => {
  const onMini = jest.fn();
  const { user } = await renderMenu(fakeMe('ADMIN'), { mini: true, onMini });
  expect(screen.getByRole('link', { name: 'Liste des élèves' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Déplier le menu' }));
  expect(onMini).toHaveBeenCalled();
});

describe('the messaging entry', () => {
  const menu = (nb_unread: number, props = {}, role: 'USER' | 'TEACHER' = 'USER') =>
    renderInHost(
      <RegistryProvider value={registry}>
        <Sidebar {...props} />
      </RegistryProvider>,
      { me: fakeMe(role), texts: portalTexts, api: { 'GET /chats': { chats: [], count: 0, nb_unread } } },
    );

  test.each([
    [1, 'Messagerie, 1 non lu', '1'],
    [3, 'Messagerie, 3 non lus', '3'],
    [120, 'Messagerie, 120 non lus', '99+'],
  ])('with %i unread messages, is named %s and shows %s [messaging.badge]', async (nb, name, text) => {
    await menu(nb);
    expect(await screen.findByRole('link', { name })).toHaveTextContent(text);
    expect(await axeFindings(document.body)).toEqual([]);
  });

  test('without unread messages, shows only its name [messaging.badge]', async () => {
    const { sent } = await menu(0);
    await waitFor(() => expect(sent.some(({ path }) => path.startsWith('/chats'))).toBe(true));
    expect(screen.getByRole('link', { name: 'Messagerie' })).toHaveTextContent(/^Messagerie$/);
  });

  test.each([
    ['a follower', '', 'USER'],
    ['a teacher', 'nb_items=1', 'TEACHER'],
  ] as const)(
    'of %s asks for %j: a follower’s dashboard shares the query [messaging.badge]',
    async (_who, query, role) => {
      const { sent } = await menu(0, {}, role);
      await waitFor(() => expect(sent.some(({ path }) => path === '/chats')).toBe(true));
      expect(String(sent.find(({ path }) => path === '/chats')!.query)).toBe(query);
    },
  );

  test('when reduced to an icon, keeps its name and the number [messaging.badge]', async () => {
    await menu(3, { mini: true });
    expect(await screen.findByRole('link', { name: 'Messagerie, 3 non lus' })).toBeInTheDocument();
  });

  test('refetches the number on an event of a conversation [messaging.badge]', async () => {
    let nb_unread = 0;

    function Arrival() {
      const dispatch = useDispatch<ThunkDispatch<ReturnType<PortalStore['getState']>, unknown, Action>>();

      const arrive = () =>
        dispatch(
          accountLiveApi.util.updateQueryData('watchAccount', undefined, (live) => {
            live.latest.push({ event: 'chat', chat_id: 7, kind: 'MESSAGE' });
            live.nb_events += 1;
          }),
        );

      // An event before the connection is open has no effect.
      const { isSuccess } = accountLiveApi.useWatchAccountQuery();
      return (
        <button onClick={arrive} disabled={!isSuccess}>
          Un message arrive
        </button>
      );
    }

    const { user } = await renderInHost(
      <RegistryProvider value={registry}>
        <Sidebar />
        <Arrival />
      </RegistryProvider>,
      { me: fakeMe('USER'), texts: portalTexts, api: { 'GET /chats': () => ({ chats: [], count: 0, nb_unread }) } },
    );
    expect(await screen.findByRole('link', { name: 'Messagerie' })).toBeInTheDocument();
    nb_unread = 2;
    await waitFor(() => expect(screen.getByRole('button', { name: 'Un message arrive' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Un message arrive' }));
    expect(await screen.findByRole('link', { name: 'Messagerie, 2 non lus' })).toBeInTheDocument();
  });
});
