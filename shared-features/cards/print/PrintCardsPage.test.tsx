import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './PrintCardsPage.stories.tsx';

const { Nothing, Chosen, ForStudents, LastTime, Running, JobFailed, UsedUp, NoPack, Failed, WithoutBox, English } =
  composeStories(stories);

const make = async () => userEvent.click(await screen.findByRole('button', { name: 'Faire le PDF' }));

test('selects packs, counts the sheets, previews both sides and creates the file', async () => {
  render(<Nothing />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Table de 7/ }));
  expect(await screen.findByText('8 cartes, 1 feuille')).toBeVisible();
  const back = screen.getByRole('figure', { name: 'Feuille 1, verso' });
  expect(within(back).getAllByRole('group')).toHaveLength(8);
  expect(await axeFindings(document.body)).toEqual([]);
  await make();
  expect(await screen.findByRole('button', { name: 'Télécharger le PDF' })).toBeVisible();
});

test('selects single cards; all sheets have their own address', async () => {
  render(<Nothing />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Cartes' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /MA-CE2-0019/ }));
  const all = await screen.findByRole('link', { name: 'Voir toutes les feuilles' });
  expect(all).toHaveAttribute('href', '/print-cards-template?packs=&cards=19&duplex=long');
});

test('prints one copy for each student, or each card once', async () => {
  render(<ForStudents />);
  expect(await screen.findByText('6 cartes, 1 feuille')).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Cartes/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Un exemplaire par élève/ }));
  expect(await screen.findByText('1 carte, 1 feuille')).toBeVisible();
});

test('without a selection nothing is created, and an error is shown', async () => {
  render(<Nothing />);
  await make();
  expect(await screen.findByText(/Choisissez au moins un pack/)).toBeVisible();
});

test('shows the remaining quota, and what to do when it is used up [printing.quota]', async () => {
  const first = render(<Chosen />);
  expect(await screen.findByText('Impressions de cette année scolaire')).toBeVisible();
  expect(screen.getByText('12 sur 60')).toBeVisible();
  first.unmount();
  render(<UsedUp />);
  expect(await screen.findByText(/toutes vos impressions de cette année scolaire/)).toBeVisible();
});

test('restores the last print settings; refuses an offset outside the page', async () => {
  render(<LastTime />);
  expect(await screen.findByRole('radio', { name: 'Retourner sur le bord court' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Un QR code au dos de chaque carte' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Une page de réglage/ })).not.toBeChecked();
  const shift = screen.getByRole('textbox', { name: /horizontal/ });
  expect(shift).toHaveValue('1,5');
  await userEvent.clear(shift);
  await userEvent.type(shift, '9');
  await make();
  expect(await screen.findByText('Un nombre de −5 à 5.')).toBeVisible();
});

test('shows progress in pages', async () => {
  render(<Running />);
  await make();
  const progress = await screen.findByRole('progressbar', { name: 'Le PDF se fait' });
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '9 pages sur 24'), { timeout: 5_000 });
});

test('a failed job says that it does not use the quota, and can be retried', async () => {
  render(<JobFailed />);
  await make();
  expect(await screen.findByText(/n’est pas comptée/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('no pack, a failure, no physical box [permissions.print]', async () => {
  const none = render(<NoPack />);
  expect(await screen.findByText('Pas encore de pack')).toBeVisible();
  none.unmount();
  const failed = render(<Failed />);
  expect((await screen.findAllByRole('button', { name: 'Réessayer' }))[0]).toBeVisible();
  failed.unmount();
  render(<WithoutBox />);
  expect(await screen.findByText(/réservée à l’offre établissement/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Faire le PDF' })).not.toBeInTheDocument();
});

test('shows English texts', async () => {
  render(<English />);
  expect(await screen.findByText('8 cards, 1 sheet')).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading });
