import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { staffPage } from './staff-list.data.ts';
import * as stories from './StaffList.stories.tsx';
import { StaffList } from './StaffList.tsx';
import { staffListTexts } from './texts.ts';

const { Default, NoSeatLeft, Embedded, Empty, NoMatch, Failed, Loading, English } = composeStories(stories);

test('each with role, classes, status and until when', async () => {
  render(<Default />);
  const invited = within(await screen.findByRole('row', { name: /Théo GARNIER/ }));
  expect(invited.getByText('Invité')).toBeVisible();
  expect(invited.getByText('01/07/2027')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Camille ROUSSEL/ })).getByText('CE1 A')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('no teacher’s seat left: the button says so, a manager can still be added [§6.limits-teachers]', async () => {
  render(<NoSeatLeft />);
  expect(await screen.findByText('Les 4 places d’enseignant de votre offre sont prises.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter un utilisateur' })).not.toHaveAttribute('aria-disabled');
});

test('only those who have not come are invited again, several at once', async () => {
  const { user, sent } = await renderInHost(<StaffList />, {
    me: fakeMe('ADMIN'),
    texts: staffListTexts,
    route: '/schools/users',
    api: { 'GET /users': staffPage, 'GET /auth/:id/send_mail': null },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner Camille ROUSSEL' }));
  expect(screen.getByRole('button', { name: 'Aucune invitation en attente' })).toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner Théo GARNIER' }));
  await user.click(screen.getByRole('button', { name: 'Renvoyer l’invitation' }));
  expect(await screen.findByText('Une invitation renvoyée.')).toBeVisible();
  expect(sent.filter(({ path }) => path.endsWith('/send_mail')).map(({ path }) => path)).toEqual([
    '/auth/121/send_mail',
  ]);
});

test('role and status go to the server', async () => {
  const { user, sent } = await renderInHost(<StaffList />, {
    me: fakeMe('ADMIN'),
    texts: staffListTexts,
    route: '/schools/users?role=TEACHER',
    api: { 'GET /users': staffPage },
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Statut' }), 'Invité');
  await waitFor(() => expect(sent.at(-1)?.query.get('status')).toBe('PENDING'));
  expect(sent.at(-1)?.query.get('role')).toBe('TEACHER');
});

test('its states: embedded, empty, no match, failed, loading, English', async () => {
  for (const [Story, words] of [
    [Embedded, /Camille ROUSSEL/],
    [Empty, 'Personne pour l’instant'],
    [NoMatch, 'Effacer les filtres'],
    [Failed, 'Réessayer'],
    [Loading, 'Chargement…'],
    [English, 'Users'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect((await screen.findAllByText(words))[0]).toBeInTheDocument();
    unmount();
  }
});
