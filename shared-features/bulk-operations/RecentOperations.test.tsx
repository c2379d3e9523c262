import type { Operation } from '@memocartes/contract/bulk-operations/bulk-operations.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost, type Sent } from '@memocartes/shared-shell/fake-host/testing';
import { testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './RecentOperations.stories.tsx';
import { RecentOperations } from './RecentOperations.tsx';
import { operationsTexts } from './texts.ts';

const { Default, ImportWithMoves, ManySkipped, OnlyAttachedFollowers, TooLate } = composeStories(stories);

async function undoYear() {
  await userEvent.click(await screen.findByRole('button', { name: /Annuler\s: Passage d’année/ }));
  const confirmation = await screen.findByRole('alertdialog', { name: /Annuler ce passage d’année/ });
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Annuler le passage' }));
  return confirmation;
}

test('shows each operation, its author, and until when it can be undone; the list has the id that notifications link to [notifications.undo]', async () => {
  render(<Default />);
  expect(await screen.findByText('198 élèves montés d’un niveau, 3 redoublants, 48 départs')).toBeVisible();
  expect(screen.getByText('244 élèves ajoutés, 10 classes créées')).toBeVisible();
  expect(screen.getByText(/par Nadia COHEN. Annulable jusqu’au 22\/11\/2026/)).toBeVisible();
  expect(document.getElementById('operations')).toHaveTextContent('Opérations récentes');
});

test('shows an import that only attached followers whom the school already has [import.undo]', async () => {
  render(<OnlyAttachedFollowers />);
  expect(await screen.findByText('5 rattachements à des élèves')).toBeVisible();
});

test('asks for confirmation before undoing, then shows that it was undone', async () => {
  render(<Default />);
  await undoYear();
  expect(await screen.findByText('Passage d’année annulé pour 246 élèves')).toBeVisible();
});

test('the message about an undone import counts deleted students and restored students separately [import.undo]', async () => {
  render(<ImportWithMoves />);
  await userEvent.click(await screen.findByRole('button', { name: /Annuler\s: Import/ }));
  const confirmation = await screen.findByRole('alertdialog', { name: /Annuler cet import/ });
  expect(within(confirmation).getByText(/Les élèves que l’import a déplacés/)).toBeVisible();
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Annuler l’import' }));
  expect(
    await screen.findByText('Import annulé : 2 élèves supprimés, 120 élèves remis dans leur situation d’avant'),
  ).toBeVisible();
});

test('an operation that can no longer be undone shows its error in the dialog', async () => {
  render(<TooLate />);
  const confirmation = await undoYear();
  expect(await within(confirmation).findByText('Cette opération est déjà annulée.')).toBeVisible();
  await userEvent.click(within(confirmation).getByRole('button', { name: 'Ne rien changer' }));
});

const yearChange: Operation = {
  id: 8,
  kind: 'YEAR_CHANGE',
  schools_id: 1,
  summary: { up: 198, repeat: 3, leave: 48, no_level: 0, to_place: 150, tracking_lost: 140 },
  author: null,
  date_create: '2026-11-21T08:12:00Z',
  date_undoable_until: '2026-11-22T08:12:00Z',
  date_undone: null,
  is_undoable: true,
};

test('undoing an operation again after a lost response succeeds [interface.repeated-change]', async () => {
  let calls = 0;
  const alreadyUndone = {
    statusCode: 409,
    code: 'ALREADY_UNDONE',
    message: 'Cette opération est déjà annulée.',
  } as const;
  await renderInHost(<RecentOperations />, {
    me: fakeMe('ADMIN'),
    texts: operationsTexts,
    api: {
      'GET /operations': {
        operations: [yearChange],
        count: 1,
      },
      'POST /operations/:id/undo': () => (calls++ ? alreadyUndone : unavailable),
    },
  });
  const confirmation = within(await undoYear());
  expect(await confirmation.findByText(unavailable.message)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Annuler le passage' }));
  expect(await screen.findByText('Passage d’année annulé')).toBeVisible();
});

test('names every student that an undo of a year change skips, and counts those not listed [year.undo-kept]', async () => {
  render(<ManySkipped />);
  await undoYear();
  expect(await screen.findByText('Lou46 BENALI, fiche modifiée depuis')).toBeVisible();
  expect(screen.getByText('et 2 autres')).toBeVisible();
});

test('shows five operations, and on demand all others that can be undone [import.undo]', async () => {
  const operations = Array.from({ length: 7 }, (_none, n): Operation => ({
    id: n,
    kind: 'IMPORT',
    schools_id: 1,
    summary: { students: n + 2 },
    author: null,
    date_create: '2026-11-21T08:12:00Z',
    date_undoable_until: '2026-11-22T08:12:00Z',
    date_undone: null,
    is_undoable: true,
  }));
  const { user } = await renderInHost(<RecentOperations />, {
    me: fakeMe('ADMIN'),
    texts: operationsTexts,
    api: {
      'GET /operations': ({ query }: Sent) => ({
        operations: operations.slice(0, Number(query.get('nb_items'))),
        count: operations.length,
      }),
    },
  });
  expect(await screen.findAllByRole('button', { name: /Annuler\s: Import/ })).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Voir 2 autres opérations' }));
  expect(await screen.findByText('8 élèves ajoutés')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Annuler\s: Import/ })).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /autres opérations/ })).not.toBeInTheDocument();
});

test('renders nothing when there is nothing to undo', async () => {
  const { sent, settled } = await renderInHost(
    <div data-testid="operations">
      <RecentOperations />
    </div>,
    { me: fakeMe('ADMIN'), texts: operationsTexts, api: { 'GET /operations': { operations: [], count: 0 } } },
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  await settled();
  expect(screen.getByTestId('operations')).toBeEmptyDOMElement();
});

testStories({ default: stories.default, Loading: stories.Loading });
