import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';

import * as stories from './SchoolOverview.stories.tsx';

const { Default, ForATeacher, TrialEndsSoon, AccessOver, Loading, Failed, English } = composeStories(stories);

test('shows used and bought seats, the QR code for tablets, and details', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'École élémentaire Jean-Macé' })).toBeVisible();
  const seats = within(screen.getByRole('region', { name: 'Places utilisées' }));
  expect(seats.getByText('212 sur 250')).toBeVisible();
  expect(seats.getByText('9 sur 12')).toBeVisible();
  expect(screen.getByRole('region', { name: 'L’établissement' })).toHaveTextContent('12 rue des Écoles, 75012 Paris');
  expect(screen.queryByText(/se termine/)).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows that a trial ends soon, with the limits of the offer [schools.limit-students] [schools.limit-classes]', async () => {
  render(<TrialEndsSoon />);
  expect(await screen.findByText(/L’essai se termine dans 10 jours.*La fin de l’accès n’efface rien\.$/)).toBeVisible();
  const offer = within(screen.getByRole('region', { name: 'Ce que permet l’offre' }));
  expect(offer.getByText('60 au plus')).toBeVisible();
  expect(offer.getAllByText('5 au plus')).toHaveLength(2);
  expect(
    within(screen.getByRole('region', { name: 'Places utilisées' })).getAllByText('Plus aucune place')[0],
  ).toBeVisible();
});

test('shows that the school’s access has ended', async () => {
  render(<AccessOver />);
  expect(await screen.findByText(/L’accès de l’école s’est terminé le 01\/01\/2026/)).toBeVisible();
});

test('a teacher sees no subscription details [permissions.teacher]', async () => {
  render(<ForATeacher />);
  expect(await screen.findByRole('region', { name: 'L’établissement' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'L’offre' })).not.toBeInTheDocument();
});

test('shows loading, a failure with retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findByRole('heading', { name: 'Chargement…' })).toBeInTheDocument();
  loading.unmount();
  render(<English />);
  expect(await screen.findByRole('region', { name: 'Seats used' })).toBeVisible();
});
