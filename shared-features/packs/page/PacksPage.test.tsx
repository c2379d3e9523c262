import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, useLocation } from 'react-router-dom';

import { colleaguesPack, packDetail, packsApi } from '../../fixtures/packs.data.ts';
import { packsTexts } from '../texts.ts';
import * as stories from './PacksPage.stories.tsx';
import PacksPage from './PacksPage.tsx';

const {
  Calendar,
  WeekTaken,
  NoClass,
  CalendarFailed,
  Sheets,
  Compact,
  Empty,
  NoMatch,
  Failed,
  NoBox,
  English,
  SchoolAdmin,
  SchoolAdminNoClass,
  Linked,
  LinkedUnknown,
} = composeStories(stories);

const week = (words: RegExp) => screen.findByRole('button', { name: words });

test('shows the weeks of a class with packs and holidays', async () => {
  render(<Calendar />);
  expect(await week(/Cette semaine, Table de 5, 6 cartes/)).toBeVisible();
  expect(await week(/Vacances · Noël/)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/Vacances de la zone C/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the calendar names its class, also if the person has only one and the address names another', async () => {
  const own = packsApi['GET /classes'].classes[0]!;
  await renderInHost(<PacksPage />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    route: '/schools/packs?class=999',
    api: { ...packsApi, 'GET /classes': { classes: [own], count: 1 } },
  });
  expect(await screen.findByText(own.name)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Classe' })).not.toBeInTheDocument();
});

test('assigns a pack to a free week', async () => {
  render(<Calendar />);
  await userEvent.click((await screen.findAllByRole('button', { name: /Semaine .*, Libre/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: /Un pack pour CE1 A, semaine du/ }));
  await userEvent.click(await dialog.findByRole('radio', { name: /Table de 5/ }));
  expect(await dialog.findByText(/^La classe CE1 A a déjà ce pack pour (?:la semaine|les semaines)/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Donner ce pack' }));
  expect(await screen.findByText(/« Table de 5 » est donné à la classe CE1 A pour la semaine du lundi/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a search deselects the chosen pack, which is no longer shown', async () => {
  const { user } = await renderInHost(<PacksPage />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    route: '/schools/packs',
    api: {
      ...packsApi,
      'GET /packspro/': ({ query }: { readonly query: URLSearchParams }) =>
        query.get('search') ? { packs_pro: [], count: 0 } : packsApi['GET /packspro/'],
    },
  });
  await user.click((await screen.findAllByRole('button', { name: /Semaine .*, Libre/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: /Un pack pour CE1 A, semaine du/ }));
  await user.click(await dialog.findByRole('radio', { name: /Table de 5/ }));
  const give = dialog.getByRole('button', { name: 'Donner ce pack' });
  expect(give).not.toHaveAttribute('aria-disabled');
  await user.type(dialog.getByRole('textbox', { name: 'Chercher un pack' }), 'zzz');
  await waitFor(() => expect(give).toHaveAttribute('aria-disabled', 'true'));
});

describe('assigning a pack from its menu', () => {
  const openDialog = async (answers: Answers) => {
    const { user } = await renderInHost(<PacksPage />, {
      me: fakeMe('TEACHER'),
      texts: packsTexts,
      route: '/schools/packs?view=all',
      api: { ...packsApi, ...answers },
    });
    await user.click(await screen.findByRole('button', { name: /Actions de .*Table de 5/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Donner à une classe' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: /Table de 5/ })) };
  };

  test('tells a teacher that they have no class', async () => {
    const { dialog } = await openDialog({ 'GET /classes': { classes: [], count: 0 } });
    expect(await dialog.findByText('Aucune classe ne vous est confiée')).toBeVisible();
    expect(dialog.queryByRole('combobox')).toBeNull();
  });

  test('classes that can’t be loaded are reported, and loaded on retry', async () => {
    const answers: unknown[] = [failing];
    const { user, dialog } = await openDialog({ 'GET /classes': () => answers.shift() ?? packsApi['GET /classes'] });
    await user.click(await dialog.findByRole('button', { name: 'Réessayer' }));
    expect(await dialog.findByRole('combobox', { name: /Classe/ })).toBeVisible();
  });
});

test('a week of an earlier school year is shown with its year, and causes no warning [packs.given-before]', async () => {
  const lastYear = mondayOf(addDays(today(), -400));
  const pack = { ...packDetail, classes: [{ id: 1, classes_id: 3, name: 'CE1 A', week: lastYear }] };
  const { user } = await renderInHost(<PacksPage />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    route: '/schools/packs?view=all',
    api: { ...packsApi, 'GET /packspro/': { packs_pro: [pack], count: 1 }, 'GET /packspro/:id': pack },
  });
  const [year, month, day] = lastYear.split('-');
  expect(await screen.findByText(`CE1 A, ${day}/${month}/${year}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Donner à une classe' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Donner/ }));
  await dialog.findByRole('option', { name: 'CE1 A' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Classe' }), 'CE1 A');
  await dialog.findAllByRole('button', { name: /Semaine .*, Libre/ });
  expect(dialog.queryByText(/a déjà ce pack/)).not.toBeInTheDocument();
});

test('warns before assigning to a week with some holidays', async () => {
  render(<Calendar />);
  await userEvent.click(await week(/Semaine incomplète · Lundi de Pâques/));
  expect(await screen.findByText(/en partie en vacances \(Lundi de Pâques\)/)).toBeVisible();
});

test('keeps the choice and shows an error if a colleague has assigned a pack to the week first', async () => {
  render(<WeekTaken />);
  await userEvent.click((await screen.findAllByRole('button', { name: /Semaine .*, Libre/ }))[0]!);
  await userEvent.click(await screen.findByRole('radio', { name: /Table de 5/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Donner ce pack' }));
  expect(await screen.findByText('Un pack est déjà attribué à cette classe cette semaine')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Table de 5/ })).toBeChecked();
});

test('shows the pack of a taken week, which can be unassigned', async () => {
  render(<Calendar />);
  await userEvent.click(await week(/Cette semaine, Table de 5/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Table de 5' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(6);
  expect(dialog.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/creation-packs?pack=11');
  expect(dialog.getByRole('link', { name: 'Dupliquer' })).toHaveAttribute(
    'href',
    `/creation-packs?copy=11&class=3&week=${mondayOf(today())}`,
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Retirer de cette semaine' }));
  expect(await screen.findByText(/« Table de 5 » n’est plus donné à la classe CE1 A/)).toBeVisible();
});

test('removes a card from a pack after showing the consequences; counts completed and unassigned packs', async () => {
  render(<Calendar />);
  expect(await screen.findByText('Vos packs : 3 de semaines passées · 1 attend une classe')).toBeVisible();
  await userEvent.click(await week(/Cette semaine, Table de 5/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Table de 5' }));
  await userEvent.click((await dialog.findAllByRole('button', { name: /^Retirer .* du pack$/ }))[0]!);
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(
    confirmation.getByText('La carte quitte le pack, y compris pour les 2 classes auxquelles il est donné.'),
  ).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Retirer la carte' }));
  expect(await screen.findByText(/n’est plus dans « Table de 5 »/)).toBeVisible();
});

test('shows packs as tiles with their classes and allowed actions [packs.views]', async () => {
  render(<Sheets />);
  const mine = (await screen.findByRole('heading', { name: 'Table de 5' })).closest('article')!;
  expect(mine).toHaveTextContent('6 cartes · Camille ROUSSEL');
  expect(mine).toHaveTextContent('et 1 autre');
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /Actions de .*Les capitales/ }));
  expect(screen.queryByRole('menuitem', { name: 'Supprimer' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Donner à une classe' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Les capitales/ }));
  await dialog.findByRole('option', { name: 'CE1 A' });
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Classe' }), 'CE1 A');
  await userEvent.click((await dialog.findAllByRole('button', { name: /Semaine .*, Libre/ }))[0]!);
  await userEvent.click(dialog.getByRole('button', { name: 'Donner ce pack' }));
  expect(await screen.findByText(/« Les capitales » est donné à la classe CE1 A/)).toBeVisible();
});

test('shows what a deletion removes and keeps [packs.delete]', async () => {
  render(<Sheets />);
  await userEvent.click(await screen.findByRole('button', { name: /Actions de .*Table de 5/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByText('Le pack disparaît, y compris des 3 semaines où il est donné.')).toBeVisible();
  expect(confirmation.getByText('Les cartes restent, et ce que les élèves ont appris aussi.')).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(/« Table de 5 » est supprimé/)).toBeVisible();
});

test('deleting a pack again after a lost response reports success [interface.deleted-already]', async () => {
  const { user } = await renderInHost(<PacksPage />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    route: '/schools/packs?view=all',
    api: { ...packsApi, 'DELETE /packspro/:id': lostDeletion() },
  });
  await user.click(await screen.findByRole('button', { name: /Actions de .*Table de 5/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  expect(await confirmation.findByText('Le portail ne répond pas.')).toBeVisible();
  await user.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a deletion counts a week once, even if two classes have the pack in that week [packs.delete]', async () => {
  const week = mondayOf(today());
  const classes = [
    { id: 1, classes_id: 3, name: 'CE1 A', week },
    { id: 2, classes_id: 4, name: 'CE1 B', week },
  ];
  const { user } = await renderInHost(<PacksPage />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    route: '/schools/packs?view=all',
    api: { ...packsApi, 'GET /packspro/': { packs_pro: [{ ...packDetail, classes }], count: 1 } },
  });
  await user.click(await screen.findByRole('button', { name: /^Actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
  expect(await screen.findByText('Le pack disparaît, y compris de la semaine où il est donné.')).toBeVisible();
});

test('the compact grid shows titles and numbers of cards, and offers to sort by title [packs.views]', async () => {
  render(<Compact />);
  const tile = (await screen.findByRole('heading', { name: 'Les capitales' })).closest('article')!;
  expect(tile).toHaveTextContent(/^Les capitales15 cartesActions/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordre' }), 'Par titre');
  expect(screen.getByRole('combobox', { name: 'Ordre' })).toHaveDisplayValue('Par titre');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows a pack with its cards and author, and a way to assign it [packs.look]', async () => {
  render(<Sheets />);
  await userEvent.click(await screen.findByRole('button', { name: 'Table de 5' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Table de 5' }));
  expect(await dialog.findAllByRole('listitem')).toHaveLength(6);
  expect(dialog.getByText('Camille ROUSSEL')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Modifier' })).toHaveAttribute('href', '/creation-packs?pack=11');
  expect(dialog.getByRole('link', { name: 'Dupliquer' })).toHaveAttribute('href', '/creation-packs?copy=11');
  await userEvent.click(dialog.getByRole('button', { name: 'Donner à une classe' }));
  expect(await screen.findByRole('dialog', { name: /^Donner «.Table de 5.»$/ })).toBeVisible();
});

test('a teacher duplicates a colleague’s pack from its menu or its dialog, but can’t edit it [packs.duplicate] [permissions.packs]', async () => {
  const { user } = await renderInHost(<PacksPage />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    route: '/schools/packs?view=all&who=school',
    api: { ...packsApi, 'GET /packspro/:id': colleaguesPack },
  });
  await user.click(await screen.findByRole('button', { name: /Actions de .*Les capitales/ }));
  const duplicate = await screen.findByRole('menuitem', { name: 'Dupliquer' });
  expect(duplicate).toHaveAttribute('href', '/creation-packs?copy=12');
  expect(screen.queryByRole('menuitem', { name: 'Modifier' })).toBeNull();
  await user.click(screen.getByRole('menuitem', { name: 'Voir les cartes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Les capitales' }));
  expect(await dialog.findByText('Hervé GUYOT')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Dupliquer' })).toHaveAttribute('href', '/creation-packs?copy=12');
  expect(dialog.queryByRole('link', { name: 'Modifier' })).toBeNull();
});

test.each([
  ['TEACHER', 'Vos packs : aucun d’une semaine passée · aucun n’attend de classe'],
  ['ADMIN', 'Aucun pack d’une semaine passée · aucun n’attend de classe'],
] as const)('tells the role %s whose packs are counted [packs.counts]', async (role, words) => {
  const api = {
    ...packsApi,
    'GET /packspro/completed/count': { count: 0 },
    'GET /packspro/non_attributed/count': { count: 0 },
  } satisfies Answers;
  await renderInHost(<PacksPage />, { me: fakeMe(role), texts: packsTexts, api });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a teacher without packs is offered those of the school [packs.school]', async () => {
  const { user, sent } = await renderInHost(<PacksPage />, {
    me: fakeMe('TEACHER', { userId: 20 }),
    texts: packsTexts,
    route: '/schools/packs?view=all',
    api: { ...packsApi, 'GET /packspro/': { packs_pro: [], count: 0 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Voir les packs de l’école' }));
  await waitFor(() => expect(sent.findLast(({ path }) => path === '/packspro/')!.query.get('teacher_id')).toBeNull());
});

test('shows a message when there is no pack, no match or no class [interface.result-count]', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Pas encore de pack')).toBeVisible();
  empty.unmount();
  const noMatch = render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  expect(await screen.findByText('0 pack')).toHaveAttribute('role', 'status');
  noMatch.unmount();
  render(<NoClass />);
  expect(await screen.findByText('Aucune classe ne vous est confiée')).toBeVisible();
});

test('shows failures with a retry, and English texts', async () => {
  const calendar = render(<CalendarFailed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  calendar.unmount();
  const sheets = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  sheets.unmount();
  render(<English />);
  expect(await screen.findByText('6 cards · Camille ROUSSEL')).toBeVisible();
});

test('only users who may print see the link to print a pack [permissions.print]', async () => {
  const actions = async () =>
    userEvent.click((await screen.findAllByRole('button', { name: /Actions de .*Table de 5/ }))[0]!);
  const { unmount } = render(<Sheets />);
  await actions();
  const print = await screen.findByRole('menuitem', { name: 'Imprimer ses cartes' });
  expect(print).toHaveAttribute('href', '/schools/print-cards?packs=11');
  unmount();
  render(<NoBox />);
  await actions();
  expect(await screen.findByRole('menuitem', { name: 'Dupliquer' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Imprimer ses cartes' })).not.toBeInTheDocument();
});

test('a school admin may edit, assign, print and delete a colleague’s pack [permissions.packs]', async () => {
  render(<SchoolAdmin />);
  await userEvent.click((await screen.findAllByRole('button', { name: /^Actions de/ }))[0]!);
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(names).toEqual([
    'Voir les cartes',
    'Donner à une classe',
    'Dupliquer',
    'Imprimer ses cartes',
    'Modifier',
    'Supprimer',
  ]);
  expect(await axeFindings(document.body)).toEqual([]);
});

test.each([
  ['ADMIN', '/schools/packs?view=all', 'the whole school', null],
  ['ADMIN', '/schools/packs?view=all&who=mine', 'the signed-in person', '20'],
  ['TEACHER', '/schools/packs?view=all', 'the signed-in person', '20'],
  ['TEACHER', '/schools/packs?view=all&who=school', 'the whole school', null],
] as const)('for the role %s, %s lists the packs of %s [packs.school]', async (role, route, _whose, teacher) => {
  const { sent } = await renderInHost(<PacksPage />, {
    me: fakeMe(role, { userId: 20 }),
    texts: packsTexts,
    route,
    api: packsApi,
  });
  await screen.findByText(/^\d+ packs?$/);
  const lastQuery = (path: string) => sent.findLast((call) => call.path === path)!.query;
  expect(lastQuery('/packspro/').get('teacher_id')).toBe(teacher);
  expect(lastQuery('/packspro/completed/count').get('teacher_id')).toBe(role === 'ADMIN' ? null : '20');
});

test('a school admin without classes is shown where to create a class', async () => {
  render(<SchoolAdminNoClass />);
  expect(await screen.findByText('Aucune classe pour l’instant')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les classes' })).toHaveAttribute('href', '/schools/classes');
});

test('a link to a pack opens its dialog, from which it can be assigned [packs.link]', async () => {
  render(<Linked />);
  const shown = within(await screen.findByRole('dialog', { name: 'Table de 5' }));
  await userEvent.click(shown.getByRole('button', { name: 'Donner à une classe' }));
  const giving = within(await screen.findByRole('dialog', { name: /^Donner/ }));
  await userEvent.click(giving.getByRole('button', { name: 'Annuler' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a link that assigns directly opens the choice of class and week [packs.link]', async () => {
  function Giving() {
    const { search, ...location } = useLocation();
    const state: unknown = location.state;
    if (!search) return <Navigate to="/schools/packs?view=all&pack=11" state={{ assigns: true }} replace />;
    return (
      <>
        <p>{state ? 'router state' : 'no router state'}</p>
        <PacksPage />
      </>
    );
  }

  await renderInHost(<Giving />, { me: fakeMe('TEACHER'), texts: packsTexts, route: '/schools/packs', api: packsApi });
  expect(await screen.findByRole('dialog', { name: /^Donner/ })).toBeVisible();
  // Removed after use, so that the browser's Back does not open the choice again.
  expect(screen.getByText('no router state')).toBeInTheDocument();
});

test('a link to a deleted pack shows that it no longer exists; the button leads to the list [packs.link]', async () => {
  render(<LinkedUnknown />);
  const shown = within(await screen.findByRole('dialog', { name: 'Ce pack n’existe plus' }));
  await userEvent.click(shown.getByRole('button', { name: 'Voir les packs' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

testStories({ default: stories.default, CalendarLoading: stories.CalendarLoading, Loading: stories.Loading });

test('the button moves below the title where it does not fit beside it, as with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, '../detail/packs.css'), 'utf8');
  expect(css).not.toMatch(/\.mc-page__head \{[^}]*flex-wrap: nowrap;/);
});
