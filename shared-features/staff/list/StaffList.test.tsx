import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { chooseFilter, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { staffPage } from './staff-list.data.ts';
import * as stories from './StaffList.stories.tsx';
import { StaffList } from './StaffList.tsx';
import { staffListTexts } from './texts.ts';

const { Default, NoSeatLeft, IndependentTeacher, Embedded, Empty, NoMatch, Failed, Loading, English } =
  composeStories(stories);

test('shows each person with classes, status, end date and the next action', async () => {
  render(<Default />);
  const invited = within(await screen.findByRole('row', { name: /Théo GARNIER/ }));
  expect(invited.getByText('Invité(e)')).toBeVisible();
  expect(invited.getByText('le 03/11/2026')).toBeVisible();
  expect(invited.getByRole('button', { name: 'Renvoyer l’invitation à Théo GARNIER' })).toBeVisible();
  expect(invited.getByText('01/07/2027')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Camille ROUSSEL/ })).getByText('CE1 A')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('when no teacher seat is left, the add button has a tooltip, but stays enabled for school admins [schools.limit-teachers] [staff.admin-no-seat]', async () => {
  render(<NoSeatLeft />);
  expect(await screen.findByText('Les 4 places d’enseignant de votre offre sont prises.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter un utilisateur' })).not.toHaveAttribute('aria-disabled');
});

test('nobody else can be added to the school of an independent teacher: the add button is disabled, with the reason [schools.limit-teachers]', async () => {
  render(<IndependentTeacher />);
  expect(await screen.findByText('Un enseignant indépendant est seul dans son établissement.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter un utilisateur' })).toHaveAttribute('aria-disabled', 'true');
});

test('sends new invitations to the selected people in one call, and shows the results', async () => {
  const { user, sent } = await renderInHost(<StaffList />, {
    me: fakeMe('ADMIN'),
    texts: staffListTexts,
    route: '/schools/users',
    api: {
      'GET /users': staffPage,
      'POST /users/invitations': {
        results: [
          { id: 20, verdict: 'ALREADY_ACTIVE' },
          { id: 21, verdict: 'SENT' },
        ],
        count: 1,
      },
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Camille ROUSSEL' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Théo GARNIER' }));
  expect(screen.getByRole('link', { name: 'Imprimer l’invitation' })).toHaveAttribute(
    'href',
    '/schools/slips?ids=20,21',
  );
  await user.click(screen.getByRole('button', { name: 'Envoyer l’invitation' }));
  expect(await screen.findByText('Une invitation envoyée.')).toBeVisible();
  expect(screen.getByText('Une personne a déjà un compte actif.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ ids: [20, 21] }]);
  expect(screen.queryByRole('link', { name: 'Imprimer l’invitation' })).not.toBeInTheDocument();
});

test('filters by role and status are sent to the server', async () => {
  const { user, sent } = await renderInHost(<StaffList />, {
    me: fakeMe('ADMIN'),
    texts: staffListTexts,
    route: '/schools/users?role=TEACHER',
    api: { 'GET /users': staffPage },
  });
  await chooseFilter(user, 'Statut', 'Invité(e)');
  await waitFor(() => expect(sent.at(-1)?.query.get('status')).toBe('PENDING'));
  expect(sent.at(-1)?.query.get('role')).toBe('TEACHER');
});

test('shows each state: embedded, empty, no match, failed, loading, English texts', async () => {
  for (const [Story, text] of [
    [Embedded, /Camille ROUSSEL/],
    [Empty, 'Personne pour l’instant'],
    [NoMatch, 'Effacer les filtres'],
    [Failed, 'Réessayer'],
    [Loading, 'Chargement…'],
    [English, 'Staff'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
});
