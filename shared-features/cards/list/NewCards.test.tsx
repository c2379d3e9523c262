import { addDays, mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';

import { bulkApi } from '../bulk/cards-bulk.data.ts';
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

test('new cards are added to an existing pack, named with its next week and classes [cards.new-to-pack]', async () => {
  const thisMonday = mondayOf(today());
  const [pack] = bulkApi['GET /packspro/'].packs_pro;
  const assigned = (name: string, nbWeeks: number) => ({
    id: 1,
    classes_id: 3,
    name,
    week: addDays(thisMonday, 7 * nbWeeks),
  });
  const classes = [assigned('CE1 B', 2), assigned('CE1 A', 1), assigned('CP', 1), assigned('CE2', -1)];
  const { user, sent } = await renderInHost(<NewCards cards={published} newCardIds={[21, 22, 23]} />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: { ...bulkApi, 'GET /packspro/': { packs_pro: [{ ...pack!, classes }], count: 1 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Mettre dans un pack existant…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mettre 3 cartes dans un pack' }));
  const option = await dialog.findByRole('option', { name: /Les fleuves \(4 sur 15\), CE1 A, CP, semaine du / });
  await user.selectOptions(dialog.getByRole('combobox'), option);
  await user.click(dialog.getByRole('button', { name: 'Mettre dans le pack' }));
  expect(await screen.findByText(/3 cartes sont dans le pack «\sLes fleuves\s»/)).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ ids: [21, 22, 23], pack: { id: 5 } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
