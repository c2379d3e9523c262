import { cardsScreenTexts } from '@memocartes/shared-features/cards/list-with-editor/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import CardsPage from './CardsPage.tsx';

test('a school admin can open the list of cards, but can’t create a card', async () => {
  await renderInHost(<CardsPage />, {
    me: fakeMe('ADMIN'),
    texts: cardsScreenTexts,
    route: '/schools/cards',
    api: { 'GET /cards': { cards: [], count: 0 }, 'GET /subjects/select': { subjects: [] } },
  });
  expect(await screen.findByText('Aucune carte pour l’instant')).toBeVisible();
  expect(screen.queryByText('Créer une carte')).not.toBeInTheDocument();
});
