import { adminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { countReadsWhileOpen, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import remote from '../remote.ts';
import { people } from './dashboard.data.ts';
import * as stories from './DashboardPage.stories.tsx';
import DashboardPage from './DashboardPage.tsx';
import { PendingCard } from './PendingCard.tsx';

const { Default, Failed, Loading, NewSchool, English } = composeStories(stories);

test('is refetched when it is shown again, and every five minutes while it is visible [dashboards.left-open]', async () => {
  const openPage = () =>
    renderInHost(<DashboardPage />, {
      me: fakeMe('ADMIN'),
      texts: remote.texts,
      api: { 'GET /dashboards/admin': notFound },
    });
  expect(await countReadsWhileOpen(openPage, '/dashboards/admin')).toEqual([1, 2, 2, 3]);
});

test('shows the school, its code, its seats and the latest notifications [notifications.latest]', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'École élémentaire Jean-Macé' })).toBeVisible();
  expect(screen.getByText(/0751234J/)).toBeVisible();
  const seats = within(screen.getByRole('region', { name: 'Places' }));
  expect(seats.getByText(/9 sur 12/)).toBeVisible();
  expect(seats.getByText('Boîtes physiques')).toBeVisible();
  expect(seats.getByText(/^Accès jusqu’au \d\d\/\d\d\/\d{4}\.$/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Dernières notifications' })).toBeVisible();
});

test('links a class to its page and shows its last session and its pack of the week', async () => {
  render(<Default />);
  const row = within(await screen.findByRole('row', { name: /CE1 A/ }));
  expect(row.getByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/3');
  expect(row.getByText('19/11/2026 09:30')).toBeVisible();
  expect(row.getByRole('link', { name: 'Table de 5' })).toHaveAttribute('href', '/schools/packs?class=3');
});

test('links each figure to the list that it counts [followers.without]', async () => {
  render(<Default />);
  for (const [name, href] of [
    ['Élèves sans classe', adminLinks.unassigned],
    ['Élèves sans proche', adminLinks.withoutFollower],
    ['Séances cette semaine', adminLinks.sessionsThisWeek()],
    ['Personnel invité', adminLinks.invitedStaff],
    ['Proches invités', adminLinks.invitedFollowers],
    ['Proches non joints', adminLinks.undeliveredFollowers],
    ['Proches à compléter', adminLinks.incompleteFollowers],
    [/^Élèves\s: 212/, adminLinks.students],
    [/^Enseignants\s: 9 sur 12/, adminLinks.teachers],
    [/^Classes\s: 2/, adminLinks.classes],
    [/^Boîtes physiques\s: 20 sur 20/, adminLinks.boxes],
    ['24', adminLinks.studentsOf(3)],
  ] as const) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  }
  expect(screen.getByText('Sans invitation, ou sans e-mail')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('offers the next action for each pending person: invite again, complete, show, correct the address [invitations.undelivered-action]', async () => {
  const { user, sent } = await renderInHost(<PendingCard people={people} total={people.length} />, {
    me: fakeMe('ADMIN'),
    texts: remote.texts,
    api: { 'POST /users/invitations': { results: [{ id: 8, verdict: 'SENT' }], count: 1 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Renvoyer l’invitation à Théo GARNIER' }));
  expect(await screen.findByText('Une invitation envoyée.')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ path: '/users/invitations', body: { ids: [8] } });
  expect(screen.getAllByText(/Invité\(e\) le 12\/11\/2026/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Ajouter un e-mail\s: Odile BENALI/ })).toHaveAttribute(
    'href',
    '/schools/followers?panel=followers&mode=EDIT&item=9',
  );
  expect(screen.getByRole('link', { name: /^Voir la fiche\s: Karim BENALI/ })).toBeVisible();
  expect(screen.getByText('Proche · Invitation non remise · L’adresse n’existe pas')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Corriger l’adresse\s: Nadia BENALI/ })).toHaveAttribute(
    'href',
    '/schools/followers?panel=followers&mode=EDIT&item=11',
  );
  expect(screen.getByRole('link', { name: 'Théo GARNIER' })).toHaveAttribute(
    'href',
    '/schools/users?panel=staff&mode=VIEW&item=8',
  );
});

test('says how many more pending people there are than those shown', async () => {
  await renderInHost(<PendingCard people={people} total={49} />, { me: fakeMe('ADMIN'), texts: remote.texts });
  expect(await screen.findByText('Et 45 autres personnes.')).toBeVisible();
});

test('says what the date beside a pending person is', async () => {
  await renderInHost(<PendingCard people={people.slice(0, 1)} total={1} />, {
    me: fakeMe('ADMIN'),
    texts: remote.texts,
  });
  expect(await screen.findByText(/^Compte créé le \d\d\/\d\d\/\d{4}$/)).toBeVisible();
});

test('shows the weeks of this school year as a table linked to the sessions', async () => {
  render(<Default />);
  expect(await screen.findByRole('img', { name: /39 en tout/ })).toBeVisible();
  await userEvent.click(screen.getByText('Voir les chiffres'));
  expect(screen.getByRole('link', { name: /^16\/11\/2026, 14/ })).toHaveAttribute(
    'href',
    '/schools/sessions?since=2026-11-16&until=2026-11-22',
  );
});

test('shows a new school the days left in its trial, and the first steps until they are dismissed [schools.end-warnings]', async () => {
  localStorage.clear();
  const { unmount } = render(<NewSchool />);
  expect(await screen.findByText('Aucune classe pour l’instant')).toBeVisible();
  expect(screen.getByText(/^Essai jusqu’au .* Il reste 12 jours\.$/).parentElement).toHaveRole('alert');
  expect(screen.queryByText('Boîtes physiques')).not.toBeInTheDocument();
  expect(screen.getByText('Aucune séance depuis la rentrée.')).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Pour commencer' }));
  expect(steps.getByRole('link', { name: /Importer les élèves/ })).toHaveAttribute('href', '/schools/students');
  expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('Importer les élèves');
  expect(steps.getAllByText('Fait')).toHaveLength(1);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(steps.getByRole('button', { name: 'Masquer' }));
  expect(screen.queryByText('Pour commencer')).not.toBeInTheDocument();
  unmount();
  render(<NewSchool />);
  expect(await screen.findByText('Aucune classe pour l’instant')).toBeVisible();
  expect(screen.queryByText('Pour commencer')).not.toBeInTheDocument();
});

test('shows no first steps once all steps are done', async () => {
  localStorage.clear();
  render(<Default />);
  expect(await screen.findByText('CE1 A')).toBeVisible();
  expect(screen.queryByText('Pour commencer')).not.toBeInTheDocument();
});

test('shows the loading state, and English texts', async () => {
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByRole('link', { name: 'Invited staff' })).toBeVisible();
});

test('offers a retry after a failure', async () => {
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('shows the numbers of packs of the school, with links to packs, cards and printing', async () => {
  render(<Default />);
  const card = within(await screen.findByRole('region', { name: 'Packs et cartes' }));
  expect(await card.findByText('12 packs de semaines passées · 2 attendent une classe')).toBeVisible();
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/schools/packs',
    '/schools/cards',
    '/schools/print-cards',
  ]);
});
