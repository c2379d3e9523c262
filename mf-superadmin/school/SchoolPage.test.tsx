import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, moreAction, renderInHost, RequestedPanel } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

import { api, storyTexts, trial } from './school.data.ts';
import * as stories from './SchoolPage.stories.tsx';
import SchoolPage from './SchoolPage.tsx';

const { Default, Trial, NoBuyer, NoPrice, Panel, Archived, History, Loading, Failed, Unknown, English } =
  composeStories(stories);

function Here() {
  const { pathname, search } = useLocation();
  return <p data-testid="here">{pathname + search}</p>;
}

const openPage = (route = '/superadmin/schools/1', answers: Answers = api) =>
  renderInHost(
    <>
      <SchoolPage />
      <RequestedPanel />
      <Here />
    </>,
    { me: fakeMe('SUPERADMIN'), texts: storyTexts, route, api: answers },
  );

test('shows the school, its seats, the end of its access and the QR code for its tablets [permissions.superadmin]', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'École élémentaire Jean-Macé' })).toBeVisible();
  const seats = within(screen.getByRole('region', { name: 'Places' }));
  expect(seats.getByText('212 sur 240')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Offre et échéances' })).getByText('31/08/2099')).toBeVisible();
  const tablets = within(screen.getByRole('region', { name: 'Rattacher les tablettes' }));
  expect(await tablets.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Fiche', selected: true })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Personnel 10' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the number on the tab of students, like the list below it, leaves out students who have left [schools.tab-counts]', async () => {
  render(<Default />);
  expect(await screen.findByRole('tab', { name: 'Élèves 212' })).toBeVisible();
});

test('shows that access has ended, offers to reopen an archived school, and shows the seats of a trial', async () => {
  const { unmount } = render(<Archived />);
  expect(await screen.findAllByText('Expiré le 30/06/2026')).toHaveLength(2);
  expect(await moreAction(userEvent, 'Réactiver')).toBeVisible();
  unmount();
  render(<Trial />);
  expect(await screen.findByText('48 sur 60')).toBeVisible();
});

test.each([
  ['Personnel', '/users', 'Ajouter', 'staff ADD'],
  ['Classes', '/classes', 'Ajouter une classe', 'class ADD'],
  ['Élèves', '/students', 'Ajouter un élève', 'student ADD'],
])(
  'the tab %s lists only entries of this school, and opens the panel to add an entry [permissions.superadmin]',
  async (tab, path, add, panel) => {
    const { user, sent } = await openPage();
    await user.click(await screen.findByRole('tab', { name: new RegExp(tab) }));
    await waitFor(() => expect(sent.findLast((item) => item.path === path)?.query.get('school_id')).toBe('1'));
    await user.click((await screen.findAllByRole('button', { name: new RegExp(`^${add}`) }))[0]!);
    expect(screen.getByText(panel)).toBeVisible();
  },
);

test('shows the school’s followers; the URL contains the current tab', async () => {
  const { user, sent } = await openPage('/superadmin/schools/1?tab=students&students-level=CP');
  await user.click(await screen.findByRole('tab', { name: /Entourage/ }));
  await waitFor(() =>
    expect(sent.findLast(({ path }) => path === '/users/followers')?.query.get('school_id')).toBe('1'),
  );
  expect(screen.getByTestId('here')).toHaveTextContent('/superadmin/schools/1?tab=followers');
});

test('opens the import of students into the school', async () => {
  const { user } = await openPage('/superadmin/schools/1?tab=students');
  await user.click((await screen.findAllByRole('button', { name: 'Importer des élèves' }))[0]!);
  expect(await screen.findByRole('dialog', { name: /Importer les élèves de l’établissement/ })).toBeVisible();
});

test('shows the buyer and opens the panel to edit it; says when a school has no buyer [invoices.buyer]', async () => {
  const { user, unmount } = await openPage();
  const buyer = within(await screen.findByRole('region', { name: 'Acheteur' }));
  expect(await buyer.findByText('Ville de Paris')).toBeVisible();
  await user.click(buyer.getByRole('button', { name: 'Modifier l’acheteur' }));
  expect(screen.getByText('buyer EDIT 1')).toBeVisible();
  unmount();
  render(<NoBuyer />);
  expect(await screen.findByText(/Aucun acheteur/)).toBeVisible();
});

test('the current price is shown on the page and in the panel; a school on trial has no price [invoices.price-list] [invoices.buyer]', async () => {
  const page = render(<Default />);
  const card = within(await screen.findByRole('region', { name: 'Acheteur' }));
  expect(await card.findByText(/^90,00\s€ par an$/)).toBeVisible();
  expect(card.getByText(/^1,50\s€$/)).toBeVisible();
  page.unmount();
  const none = render(<NoPrice />);
  expect(await screen.findByText('Aucun tarif pour cette offre et cette périodicité.')).toBeVisible();
  none.unmount();
  const panel = render(<Panel />);
  expect(await screen.findByText('Ville de Paris')).toBeVisible();
  expect(await screen.findByText(/^90,00\s€ par an$/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  panel.unmount();
  const onTrial = { ...api, 'GET /schools/:id': trial };
  const { settled } = await openPage('/superadmin/schools/1', onTrial);
  expect(await screen.findByRole('region', { name: 'Acheteur' })).toBeVisible();
  await settled();
  expect(screen.queryByRole('button', { name: 'Tarifs' })).not.toBeInTheDocument();
});

test('renews the contract for a year after a confirmation, with undo; a school on trial has no contract to renew [schools.renewal]', async () => {
  const { user, sent, unmount } = await renderInHost(<SchoolPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: storyTexts,
    route: '/superadmin/schools/1',
    path: '/superadmin/schools/:id',
    api: {
      ...api,
      'GET /schools/:id': { ...api['GET /schools/:id'], date_renewal: '2099-09-01T21:59:59Z' },
    },
  });
  await user.click(await moreAction(user, 'Renouveler'));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Renouveler le contrat/ }));
  // The access ends on 31/08/2099, a day before the renewal date: the year is counted from the earlier date.
  expect(dialog.getByText(/31\/08\/2100/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Renouveler' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ date_renewal: '2100-08-31' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Annuler' }));
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({ date_renewal: '2099-09-01' }),
  );
  unmount();
  render(<Trial />);
  await screen.findByText('48 sur 60');
  expect(await moreAction(userEvent, 'Supprimer')).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Renouveler' })).not.toBeInTheDocument();
});

test('after the end of access, a renewal offers no undo, because the server would refuse it [schools.renewal]', async () => {
  const ended = { date_renewal: '2099-09-01T21:59:59Z', date_expiration: '2026-06-30T21:59:59Z' };
  const { user } = await renderInHost(<SchoolPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: storyTexts,
    route: '/superadmin/schools/1',
    path: '/superadmin/schools/:id',
    api: { ...api, 'GET /schools/:id': { ...api['GET /schools/:id'], ...ended } },
  });
  await user.click(await moreAction(user, 'Renouveler'));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Renouveler le contrat/ }));
  await user.click(dialog.getByRole('button', { name: 'Renouveler' }));
  expect(await screen.findByText(/^Contrat renouvelé jusqu’au 30\/06/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annuler' })).not.toBeInTheDocument();
});

test('the history tab shows the history and a link to the year change', async () => {
  render(<History />);
  expect(await screen.findByRole('link', { name: 'Préparer la rentrée' })).toHaveAttribute(
    'href',
    '/superadmin/schools/1/year-change',
  );
  expect(screen.getByRole('heading', { name: 'Historique' })).toBeVisible();
});

test('opens the panel to edit the school; returns to the list after a deletion', async () => {
  const { user, sent } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Modifier' }));
  expect(screen.getByText('school EDIT 1')).toBeVisible();
  await user.click(await moreAction(user, 'Supprimer'));
  const dialog = within(await screen.findByRole('alertdialog', { name: /Supprimer École/ }));
  await user.type(await dialog.findByRole('textbox'), 'école élémentaire Jean-Macé');
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent(/^\/superadmin\/schools$/));
  expect(sent).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/schools/1' }));
});

test('shows an unknown school, the loading state, a failure and English texts', async () => {
  const unknown = render(<Unknown />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Établissement introuvable' })).toBeVisible();
  unknown.unmount();
  const loading = render(<Loading />);
  expect(await screen.findByRole('heading', { name: 'Chargement…' })).toBeInTheDocument();
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Établissement' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('tab', { name: /Students/ })).toBeVisible();
});

testStories({ default: stories.default, Followers: stories.Followers });
