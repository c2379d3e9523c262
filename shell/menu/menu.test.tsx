import type { Role } from '@memocartes/contract/permissions/roles';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import type { Me } from '@memocartes/shared-shell/session';
import { screen, within } from '@testing-library/react';

import { RegistryProvider } from '../guard/reachable.tsx';
import { finishedRegistry, realRegistry } from '../testing/registry.ts';
import en from '../texts/portal.en.json';
import fr from '../texts/portal.fr.json';
import { portalTexts } from '../texts/texts.ts';
import { menuOf } from './menuOf.ts';
import { Sidebar } from './Sidebar.tsx';

const registry = finishedRegistry();

const lines = (role: Role, changes: Partial<Me> = {}, from = registry) =>
  menuOf(fakeMe(role, changes), from).map((line) => line.title.replace('menu.', ''));

const entry = (role: Role, title: string, changes: Partial<Me> = {}) =>
  menuOf(fakeMe(role, changes), registry).find((line) => line.title === `menu.${title}`);

test('the superadmin’s menu', () => {
  expect(lines('SUPERADMIN')).toEqual([
    'professionals',
    'individuals',
    'editions',
    'certifiedCards',
    'superadmins',
    'followersApp',
    'audit',
    'invoices',
    'resources',
  ]);
  expect(entry('SUPERADMIN', 'individuals')).toMatchObject({ disabled: true, to: undefined });
  expect(entry('SUPERADMIN', 'editions')).toMatchObject({ disabled: true, to: undefined });
});

test('the school admin’s menu', () => {
  expect(lines('ADMIN')).toEqual([
    'mySchool',
    'users',
    'followers',
    'classes',
    'students',
    'assignment',
    'audit',
    'resources',
    'contact',
  ]);
});

test('the follower’s menu', () => {
  expect(lines('USER')).toEqual(['myChildren', 'messaging', 'resources', 'contact']);
});

const teacher = ['myClasses', 'myStudents', 'cards', 'packs', 'createCards', 'resources', 'contact'];

test.each([
  [1, 0, ['followers', 'assignment', 'mySchool', 'audit']],
  [2, 3, ['followers', 'assignment', 'mySchool', 'audit']],
  [3, 3, []],
  [4, 0, ['messaging']],
  [4, 1, ['messaging', 'printCards']],
])('the teacher’s menu, offer %i with %i physical boxes: also %j', (offerId, nbPhysicalBoxes, also) => {
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
])('creating cards, offer %i with %i custom cards: disabled is %s', (offerId, nbCards, disabled) => {
  expect(entry('TEACHER', 'createCards', { offerId, nbCards })).toMatchObject({
    disabled,
    hint: 'menu.createCardsLimit',
  });
});

test('leaves out a planned screen', () => {
  for (const remote of Object.values(realRegistry().remotes)) {
    const planned = (remote.planned ?? []).map((path) => path.toLowerCase());
    const shown = remote.roles.flatMap((role) => menuOf(fakeMe(role), realRegistry()));
    const paths = shown.flatMap((line) => (line.type === 'item' && line.to ? [line.to.toLowerCase()] : []));
    expect(paths.filter((path) => planned.includes(path))).toEqual([]);
  }
});

test('every entry has its texts in both languages', () => {
  const items = Object.values(registry.remotes).flatMap((remote) => remote.menu);
  const keys = items.flatMap((item) => [item.title, ...(item.type === 'item' && item.hint ? [item.hint] : [])]);
  const missing = keys.filter((key) => {
    const name = key.replace('menu.', '');
    return !(name in fr.shell.menu) || !(name in en.shell.menu);
  });
  expect(missing).toEqual([]);
});

const shown = (me: Me, props = {}, route = '/schools/packs') =>
  renderInHost(
    <RegistryProvider value={registry}>
      <Sidebar {...props} />
    </RegistryProvider>,
    { me, route, texts: portalTexts },
  );

test('shows home first, and marks the current page', async () => {
  await shown(fakeMe('TEACHER'));
  const links = within(screen.getByRole('navigation', { name: 'Menu principal' })).getAllByRole('link');
  expect(links[0]).toHaveAccessibleName('Accueil');
  expect(screen.getByRole('link', { name: 'Organiser les packs' })).toHaveAttribute('aria-current', 'page');
});

test('does not mark an entry whose path is the start of another’s', async () => {
  await shown(fakeMe('SUPERADMIN'), {}, '/superadmin/schools/7');
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Gestion des professionnels');
});

test('a disabled entry has no link and shows the reason', async () => {
  await shown(fakeMe('TEACHER', { offerId: 3, nbCards: 10 }));
  const create = screen.getByRole('button', { name: 'Créer des cartes' });
  expect(create).toHaveAttribute('aria-disabled', 'true');
  expect(create).toHaveAccessibleDescription(
    'Vous avez atteint le maximum de 10 cartes personnalisées de votre offre.',
  );
});

test('entries reduced to icons keep their accessible names', async () => {
  const onMini = jest.fn();
  const { user } = await shown(fakeMe('ADMIN'), { mini: true, onMini });
  expect(screen.getByRole('link', { name: 'Liste des élèves' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Déplier le menu' }));
  expect(onMini).toHaveBeenCalled();
});
