import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import { cardsListTexts } from '../list/texts.ts';
import { cards } from '../view/cards.data.ts';
import { useCardActions } from './useCardActions.ts';

function Duplicate() {
  const actionsOf = useCardActions({ create: '/create', edit: (id) => `/edit?id=${id}` });
  const entry = actionsOf(cards[0]!).find(({ label }) => label === 'Dupliquer')!;
  return <button onClick={'onClick' in entry ? entry.onClick : undefined}>Dupliquer</button>;
}

test('a copy is requested again with the same id after a lost response; the next copy has another id [interface.request-once]', async () => {
  const answers: unknown[] = [unavailable];
  const { sent, user } = await renderInHost(<Duplicate />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: { 'POST /cards/:id/duplicate': () => answers.shift() ?? { id: 40 } },
  });
  const duplicate = () => user.click(screen.getByRole('button', { name: 'Dupliquer' }));
  await duplicate();
  expect(await screen.findByText('Indisponible')).toBeVisible();
  await duplicate();
  expect(await screen.findByText(/est dupliquée/)).toBeVisible();
  await duplicate();
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ body }) => (body as { readonly request_id: string }).request_id);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
