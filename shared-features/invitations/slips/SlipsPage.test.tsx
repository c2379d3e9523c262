import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './SlipsPage.stories.tsx';

const { Default, OfAClass, NoPerson, EverybodySignedIn, Loading, Failed, English } = composeStories(stories);
const clickButton = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('slips are created by the button, not by opening the page; a slip shows school, students, code, QR code and instructions [invitations.slip-class]', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<Default />);
  expect(await screen.findByText(/Une nouvelle fiche remplace la précédente/)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await clickButton(/^Préparer 5 fiches$/);
  const samia = within(await screen.findByRole('article', { name: 'Samia BENALI' }));
  expect(samia.getByText('École élémentaire Jean-Macé')).toBeVisible();
  expect(samia.getByText('Pour suivre les révisions d’Inès BENALI (CE1 A) et Adam BENALI')).toBeVisible();
  expect(samia.getByText('K7WM-3PXA-H9RT')).toBeVisible();
  expect(await samia.findByRole('img', { name: /QR code de la fiche/ })).toBeVisible();
  expect(samia.getByText(/localhost\/activer/)).toBeVisible();
  expect(samia.getByText(/Valable jusqu’au 21\/01\/2027/)).toBeVisible();
  const staff = within(screen.getByRole('article', { name: 'Théo GARNIER' }));
  expect(staff.getByText('Pour ouvrir votre compte de l’école')).toBeVisible();
  expect(screen.getByText(/autre établissement.* · Une personne a déjà un compte actif/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalled();
});

test('shows the slips of a class, that no person is selected, and that no slip is left to print', async () => {
  const ofClass = render(<OfAClass />);
  await clickButton(/^Préparer les fiches de la classe$/);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  ofClass.unmount();
  const noPerson = render(<NoPerson />);
  expect(await screen.findByText('Personne n’est choisi')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Préparer/ })).not.toBeInTheDocument();
  noPerson.unmount();
  render(<EverybodySignedIn />);
  await clickButton(/^Préparer/);
  expect(await screen.findByText('Aucune fiche à imprimer')).toBeVisible();
});

test('links to the dashboard if opened by its address, since there is no previous page', async () => {
  render(<Default />);
  expect(await screen.findByRole('link', { name: 'Revenir au tableau de bord' })).toHaveAttribute('href', '/dashboard');
});

test('shows loading, an error with retry, and English texts', async () => {
  const loading = render(<Loading />);
  await clickButton(/^Préparer/);
  expect(screen.getByRole('button', { name: /Préparer/ })).toHaveAttribute('aria-busy', 'true');
  loading.unmount();
  const failed = render(<Failed />);
  await clickButton(/^Préparer/);
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(screen.getByRole('button', { name: /Préparer/ })).not.toHaveAttribute('aria-disabled');
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Invitation slips' })).toBeVisible();
});
