import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';

import { classCardsPage } from './class-cards.data.ts';
import * as stories from './ClassCards.stories.tsx';
import { ClassCards } from './ClassCards.tsx';
import { classBoxAddress } from './query.ts';
import { classCardsTexts } from './texts.ts';

const { Default, Loading, Empty, NoMatch, Failed, English } = composeStories(stories);

test('lists each card of the box with its students, the most missed card first', async () => {
  render(<Default />);
  const [first, second] = await screen.findAllByRole('row', { name: /7 ×|Châlons|=/ });
  expect(screen.getByRole('heading', { name: 'Cartes de la boîte 1' })).toHaveFocus();
  expect(screen.getByText('3 cartes différentes · 9 en comptant chaque élève')).toBeVisible();
  expect(first).toHaveTextContent('16 sur 34');
  const who = within(first!).getByRole('list', { name: /^Élèves qui ont «/ });
  expect(within(who).getAllByRole('listitem')).toHaveLength(5);
  expect(within(who).getByRole('link', { name: 'Inès BENALI' })).toHaveAttribute('href', '/students/7?list-box=1');
  await userEvent.click(within(first!).getByRole('button', { name: 'et 1 autre' }));
  expect(within(who).getAllByRole('listitem')).toHaveLength(6);
  expect(second).toHaveTextContent('2 sur 8');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('selected cards can be printed again, one copy of a card for each student who has it', async () => {
  render(<Default actions={(cards) => <span>{cards.map(({ card }) => card.id).join(' ')}</span>} />);
  const boxes = await screen.findAllByRole('checkbox', { name: /^Sélectionner/ });
  for (const box of boxes.slice(-3, -1)) await userEvent.click(box);
  expect(screen.getByText('18 16')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Réimprimer (2 cartes)' })).toHaveAttribute(
    'href',
    '/schools/print-cards?cards=18,16&copies=6,2',
  );
});

test('actions include selected cards of other pages, but not of another box [interface.list-selection]', async () => {
  const [first, second] = classCardsPage.cards;
  const { user } = await renderInHost(
    <>
      <ClassCards classId={3} actions={(cards) => <span>{cards.map(({ card }) => card.id).join(' ')}</span>} />
      <Link to={classBoxAddress(2)}>autre boîte</Link>
    </>,
    {
      me: { ...fakeMe('TEACHER'), offerId: 4, nbPhysicalBoxes: 2 },
      path: '/classes/:id',
      route: '/classes/3?cards-box=1',
      texts: classCardsTexts,
      api: {
        'GET /classes/:id/cards': ({ query }: { readonly query: URLSearchParams }) => ({
          cards: [query.get('nb_page') === '2' ? second! : first!],
          count: 21,
          nb_cards: 40,
        }),
      },
    },
  );
  await user.click(await screen.findByRole('checkbox', { name: /7 × 8/ }));
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  const box = await screen.findByRole('checkbox', { name: /7 × 6/ });
  expect(screen.getByText('18')).toBeVisible();
  await user.click(box);
  expect(screen.getByText('18 16')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Réimprimer (2 cartes)' })).toHaveAttribute(
    'href',
    '/schools/print-cards?cards=18,16&copies=6,2',
  );
  await user.click(screen.getByRole('link', { name: 'autre boîte' }));
  expect(await screen.findByRole('heading', { name: 'Cartes de la boîte 2' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: /^Réimprimer/ })).not.toBeInTheDocument();
});

test('the list is hidden until a box is opened, and can be closed', async () => {
  const closed = await renderInHost(<ClassCards classId={3} />, {
    me: fakeMe('TEACHER'),
    path: '/classes/:id',
    route: '/classes/3',
    texts: classCardsTexts,
    api: { 'GET /classes/:id/cards': classCardsPage },
  });
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  closed.unmount();
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer la liste' }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('shows loading, an empty box, no match, a failure and English texts', async () => {
  for (const [Story, text] of [
    [Loading, 'Chargement…'],
    [Empty, 'Aucune carte dans cette boîte'],
    [NoMatch, 'Aucune carte ne correspond'],
    [English, '3 different cards · 9 counting each student'],
  ] as const) {
    const { unmount } = render(<Story />);
    expect(await screen.findAllByText(text)).not.toHaveLength(0);
    unmount();
  }
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});
