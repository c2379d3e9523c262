import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

import { cards } from '../view/cards.data.ts';
import { NewCards } from './NewCards.tsx';
import { cardsListTexts } from './texts.ts';

const published = [21, 22, 23].map((id) => ({ ...cards[0]!, id, status: 'FINAL' as const }));

// Cards saved together are listed in the order of their rows, cards saved one by one the newest first.
test.each([
  ['saved together', published],
  ['saved one by one', published.toReversed()],
])('a pack of new cards that were %s keeps the order of their creation', async (_how, listed) => {
  function Screen() {
    const location = useLocation();
    if (location.pathname !== '/creation-packs') return <NewCards cards={listed} newCardIds={[21, 22, 23]} />;
    return (
      <p>
        {(location.state as { readonly packCards: { readonly id: number }[] }).packCards.map(({ id }) => id).join(', ')}
      </p>
    );
  }

  const { user } = await renderInHost(<Screen />, { me: fakeMe('TEACHER'), texts: cardsListTexts });
  await user.click(await screen.findByRole('button', { name: 'Composer un pack avec ces cartes' }));
  expect(await screen.findByText('21, 22, 23')).toBeVisible();
});
