import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './SessionsPage.stories.tsx';

const { Default, TimeIsUp, NoClass, NoClassIndependent, Loading, LastSessionLoading, Failed, English } =
  composeStories(stories);

test('shows each class with its open session or a button to open one, then the closed sessions', async () => {
  render(<Default />);
  const open = within(await screen.findByRole('region', { name: 'CE1 A' }));
  expect(open.getByText('1 6 3 0 8 3')).toBeInTheDocument();
  expect(open.getByRole('link', { name: 'Suivre la séance' })).toHaveAttribute('href', '/classes/3/sessions');
  const idle = within(screen.getByRole('region', { name: 'CE2 B' }));
  expect(idle.getByRole('button', { name: /^Ouvrir une séance/ })).toBeVisible();
  const last = await idle.findByRole('link', { name: 'Dernière séance le 19/11/2026 08:52' });
  expect(last).toHaveAttribute('href', '/classes/4/sessions?session=40');
  const past = await screen.findByRole('link', { name: '19/11/2026 08:52' });
  expect(past).toHaveAttribute('href', '/classes/3/sessions?session=40');
  expect(past.closest('tr')).toHaveTextContent('27 min');
  expect(screen.queryByRole('button', { name: 'Fermer les séances terminées' })).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('while the last session is loading, a placeholder of its height keeps the button below in place', async () => {
  render(<LastSessionLoading />);
  const idle = await screen.findByRole('region', { name: 'CE2 B' });
  const room = idle.querySelector('.mc-skeleton')!;
  expect(room).toHaveStyle({ height: '2lh' });
  expect(room.nextElementSibling).toBe(within(idle).getByRole('button', { name: /^Ouvrir une séance/ }));
});

test('closes all sessions past their end with one click [sessions.close]', async () => {
  render(<TimeIsUp />);
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer les séances terminées' }));
  expect(await screen.findByText('1 séance fermée.')).toBeVisible();
});

test('shows an independent teacher without a class a link to the list of classes, where they can create one [staff.independent]', async () => {
  render(<NoClassIndependent />);
  expect(await screen.findByText('Une séance s’ouvre pour une classe. Créez d’abord une classe.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir les classes' })).toHaveAttribute('href', '/schools/classes');
  expect(screen.queryByText(/vous confie/)).not.toBeInTheDocument();
});

test('shows that there is no class, a failure with a retry, the loading state and English texts', async () => {
  const none = render(<NoClass />);
  expect(await screen.findByText('Aucune classe ne vous est confiée')).toBeVisible();
  none.unmount();
  const failed = render(<Failed />);
  expect(await screen.findAllByRole('button', { name: 'Réessayer' })).not.toHaveLength(0);
  failed.unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Sessions' })).toBeVisible();
});
