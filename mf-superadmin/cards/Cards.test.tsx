import { cardsScreenTexts } from '@memocartes/shared-features/cards/list-with-editor/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import CertifiedCardsPage from './CertifiedCardsPage.tsx';

test('a superadmin has a link that creates a certified card', async () => {
  await renderInHost(<CertifiedCardsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: cardsScreenTexts,
    route: '/superadmin/certified-cards',
    api: { 'GET /cards': { cards: [], count: 0 }, 'GET /subjects/select': { subjects: [] } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cartes certifiées' })).toBeVisible();
  expect(await screen.findByText('Aucune carte pour l’instant')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Créer une carte' })[0]).toBeVisible();
});
