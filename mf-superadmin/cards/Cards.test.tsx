import { cardsScreenTexts } from '@memocartes/shared-features/cards/list-with-editor/texts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import CertifiedCardsPage from './CertifiedCardsPage.tsx';

test('a superadmin has a link to the form of a certified card', async () => {
  await renderInHost(<CertifiedCardsPage />, {
    me: fakeMe('SUPERADMIN'),
    texts: cardsScreenTexts,
    route: '/superadmin/certified-cards',
    api: { 'GET /cards': { cards: [], count: 0 }, 'GET /subjects/select': { subjects: [] } },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Cartes certifiées' })).toBeVisible();
  expect(await screen.findByText('Aucune carte pour l’instant')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Créer une carte' })) {
    expect(link).toHaveAttribute('href', '/superadmin/certified-cards?id=new');
  }
});
