import type { Card } from '@memocartes/contract/cards/cards.routes';
import { cardsScreenTexts } from '@memocartes/shared-features/cards/list-with-editor/texts';
import { cards } from '@memocartes/shared-features/fixtures';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import CardsPage from './CardsPage.tsx';
import CreateCardsPage from './CreateCardsPage.tsx';

const mine: Card = { ...cards[0]!, id: 5, card_type: 'CUSTOM', is_mine: true, authentications_id: 10 };
const host = {
  me: fakeMe('TEACHER'),
  texts: cardsScreenTexts,
  api: {
    'GET /cards': { cards: [mine], count: 1 },
    'GET /cards/:id': mine,
    'GET /subjects/select': { subjects: [] },
  } satisfies Answers,
};

test('the list links to the editor, for a new card and for a card of the teacher', async () => {
  const { user } = await renderInHost(<CardsPage />, { ...host, route: '/schools/cards' });
  expect(screen.getByRole('link', { name: 'Créer une carte' })).toHaveAttribute('href', '/schools/create-cards');
  await user.click(await screen.findByRole('button', { name: /Actions sur/ }));
  expect(screen.getByRole('menuitem', { name: 'Modifier' })).toHaveAttribute('href', '/schools/create-cards?id=5');
});

test('the editor opens a new card, or the card whose id is in the address', async () => {
  const created = await renderInHost(<CreateCardsPage />, { ...host, route: '/schools/create-cards' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Créer une carte' })).toBeVisible();
  created.unmount();
  await renderInHost(<CreateCardsPage />, { ...host, route: '/schools/create-cards?id=5' });
  expect(await screen.findByDisplayValue('5 × 0 = ?')).toBeVisible();
});
