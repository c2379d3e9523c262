import { maxPlacements } from '@memocartes/contract/learning/boxes/placements';
import type { Placements } from '@memocartes/contract/learning/boxes/tracking.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { moreAction, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { student } from '../boxes/student-boxes.data.ts';
import { PhysicalCards } from './PhysicalCards.tsx';
import { SaveMoves } from './SaveMoves.tsx';
import { currentCards } from './student-tracking.data.ts';
import * as stories from './StudentTracking.stories.tsx';
import { studentTrackingTexts } from './texts.ts';
import { TrackingActions } from './TrackingActions.tsx';

const { Default, InDemo, DemoRefused, Empty, NoPhysicalCards, AsFollower, Loading, Failed, English } =
  composeStories(stories);

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pressMore = async (name: string) => userEvent.click(await moreAction(userEvent, name));
const findDialog = (name: RegExp) => screen.findByRole('alertdialog', { name });
const boxesOf = (name: string) => screen.findByRole('group', { name: `Boîte de la carte «\u00a0${name}\u00a0»` });

test('moves cards to other boxes by keyboard or click, and saves the moves together after confirmation [boxes.physical]', async () => {
  render(<Default />);
  const first = within(await boxesOf('7 × 2 = ?'));
  expect(screen.getByRole('heading', { name: 'Ses cartes physiques' })).toBeVisible();
  expect(first.getByRole('radio', { name: 'Boîte 1' })).toBeChecked();
  first.getByRole('radio', { name: 'Boîte 1' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(first.getByRole('radio', { name: 'Boîte 2' })).toBeChecked();
  await userEvent.click(within(await boxesOf('7 × 5 = ?')).getByRole('radio', { name: 'Boîte 1' }));
  expect(screen.getByText('2 cartes déplacées')).toBeVisible();
  await press('Enregistrer la progression');
  const dialog = within(await findDialog(/Enregistrer le déplacement de 2 cartes d’Inès BENALI/));
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('2 cartes enregistrées.')).toBeVisible();
  expect(screen.queryByText('2 cartes déplacées')).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a card that is overdue is due today [boxes.due-count]', async () => {
  const [overdue, later] = currentCards.cards.map((card, n) => ({ ...card, due_on: n ? '2999-01-07' : '2020-01-06' }));
  await renderInHost(<PhysicalCards student={student} />, {
    me: fakeMe('TEACHER'),
    texts: studentTrackingTexts,
    api: { 'GET /cards_students/:student_id/current': { ...currentCards, cards: [overdue!, later!], count: 2 } },
  });
  const rows = await screen.findAllByRole('row', { name: /=/ });
  expect(rows[0]).toHaveTextContent('aujourd’hui');
  expect(rows[1]).toHaveTextContent('07/01/2999');
  // Wide enough for a card's number on one line.
  expect(screen.getByRole('columnheader', { name: /Numéro/ })).toHaveStyle({ width: '9rem' });
});

test('offers nothing to save once a card is back in its box', async () => {
  render(<Default />);
  const card = within(await boxesOf('7 × 3 = ?'));
  await userEvent.click(card.getByRole('radio', { name: 'Boîte 4' }));
  await userEvent.click(card.getByRole('radio', { name: 'Boîte 2' }));
  expect(screen.queryByRole('button', { name: 'Enregistrer la progression' })).not.toBeInTheDocument();
});

test('a reset drops the unsaved moves', async () => {
  const { rerender } = render(<Default />);
  await userEvent.click(within(await boxesOf('7 × 3 = ?')).getByRole('radio', { name: 'Boîte 4' }));
  expect(screen.getByText('1 carte déplacée')).toBeVisible();
  rerender(<Default student={{ ...student, card_progress: [0, 0, 0, 0, 0] }} />);
  await waitFor(() => expect(screen.queryByText('1 carte déplacée')).not.toBeInTheDocument());
});

test('asks before the tab is closed with unsaved moves, until the moves are saved or undone [interface.unsaved]', async () => {
  render(<Default />);
  const closesTab = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const card = within(await boxesOf('7 × 3 = ?'));
  expect(closesTab()).toBe(true);
  await userEvent.click(card.getByRole('radio', { name: 'Boîte 4' }));
  expect(closesTab()).toBe(false);
  await userEvent.click(card.getByRole('radio', { name: 'Boîte 2' }));
  expect(closesTab()).toBe(true);
  await userEvent.click(card.getByRole('radio', { name: 'Boîte 4' }));
  await press('Enregistrer la progression');
  await userEvent.click(
    within(await findDialog(/Enregistrer le déplacement/)).getByRole('button', { name: 'Enregistrer' }),
  );
  expect(await screen.findByText('1 carte enregistrée.')).toBeVisible();
  expect(closesTab()).toBe(true);
});

test('more moves than one request may contain are saved in several requests [boxes.physical]', async () => {
  const changed = Array.from({ length: maxPlacements + 1 }, (_none, n) => ({
    client_id: String(n),
    cards_id: n + 1,
    box: 2,
  }));
  const moves = { boxOf: () => 2, place: () => undefined, clear: () => undefined, changed };
  const { sent, user } = await renderInHost(<SaveMoves student={student} moves={moves} />, {
    me: fakeMe('TEACHER'),
    texts: studentTrackingTexts,
    api: { 'PATCH /cards_students/:id/current': { cards: [] } },
  });
  await user.click(screen.getByRole('button', { name: 'Enregistrer la progression' }));
  await user.click(within(await findDialog(/101 cartes/)).getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('101 cartes enregistrées.')).toBeVisible();
  expect(sent.map(({ body }) => (body as Placements).placements.length)).toEqual([maxPlacements, 1]);
});

test('puts the packs’ cards that are in no box yet into box 1, after confirmation [boxes.physical]', async () => {
  render(<Empty />);
  expect(await screen.findByText('Aucune carte dans ses boîtes')).toBeVisible();
  await press('Mettre 2 cartes des packs en boîte 1');
  const dialog = within(await findDialog(/Mettre 2 cartes dans la boîte 1 d’Inès BENALI/));
  expect(screen.queryByText('2 cartes mises en boîte 1.')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Mettre en boîte 1' }));
  expect(await screen.findByText('2 cartes mises en boîte 1.')).toBeVisible();
});

test('demonstration mode asks for confirmation; a refusal is shown in the dialog [boxes.demo-refused]', async () => {
  render(<DemoRefused />);
  await pressMore('Mode démo');
  const dialog = within(await findDialog(/Passer Inès BENALI en mode démo/));
  expect(dialog.getByText(/20 cartes certifiées/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Passer en mode démo' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Impossible de passer cet élève en mode démo : il a déjà des cartes en cours',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
});

test('ends demonstration mode manually after confirmation [boxes.demo]', async () => {
  render(<InDemo />);
  // A single action is a button, not a menu.
  expect(await screen.findByRole('button', { name: 'Terminer le mode démo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mode démo' })).not.toBeInTheDocument();
  await press('Terminer le mode démo');
  const dialog = within(await findDialog(/Terminer le mode démo/));
  expect(dialog.getByText(/20 cartes du mode démo sont retirées/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Terminer le mode démo' }));
  expect(await screen.findByText(/est terminé\.$/)).toBeVisible();
});

test('before a reset, shows what will be lost, then empties the boxes [boxes.reset]', async () => {
  render(<Default />);
  await pressMore('Réinitialiser');
  const dialog = within(await findDialog(/Réinitialiser les boîtes d’Inès BENALI/));
  expect(dialog.getByText(/35 cartes sont retirées des boîtes/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Réinitialiser' }));
  expect(await screen.findByText('Les boîtes d’Inès BENALI sont vides.')).toBeVisible();
});

test('cards can’t be moved manually without physical cards; a follower has no actions', async () => {
  const { unmount } = render(<NoPhysicalCards />);
  expect(await moreAction(userEvent, 'Réinitialiser')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Ses cartes physiques' })).not.toBeInTheDocument();
  unmount();
  render(<AsFollower />);
  expect(await screen.findByRole('heading', { name: 'Inès BENALI' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Plus d’actions|Enregistrer/ })).not.toBeInTheDocument();
});

test('shows loading, a failure and English texts', async () => {
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await moreAction(userEvent, 'Demonstration mode')).toBeVisible();
});

test('a student who has left the school cannot be put in demonstration mode [boxes.demo]', async () => {
  const left = { ...student, status: 'INACTIVE' as const };
  await renderInHost(<TrackingActions student={left} />, {
    me: fakeMe('TEACHER'),
    texts: studentTrackingTexts,
    api: {},
  });
  expect(await screen.findByRole('button', { name: 'Réinitialiser' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mode démo' })).toBeNull();
});
