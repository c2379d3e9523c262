import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { type Level, levels } from '@memocartes/contract/levels/levels';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { fakeStream, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { classCardsTexts } from '../classes/cards/texts.ts';
import { cards, packDetail } from '../fixtures/packs.data.ts';
import { closed, open } from '../fixtures/sessions.data.ts';
import * as stories from './CollectivePage.stories.tsx';
import CollectivePage from './CollectivePage.tsx';
import { CollectiveRevisionLink } from './CollectiveRevisionLink.tsx';
import { collectiveTexts } from './texts.ts';

const {
  Default,
  Hardest,
  WithSession,
  ChooseAClass,
  NoPack,
  Loading,
  Failed,
  English,
  SchoolWithoutClass,
  IndependentWithoutClass,
} = composeStories(stories);
const shown = (name: string) => screen.findByRole('group', { name });

test('Space turns a card, the arrow keys go back and forward', async () => {
  render(<Default />);
  expect(await shown('Recto')).toHaveTextContent('5 × 0 = ?');
  await userEvent.keyboard(' ');
  expect(await shown('Verso')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  expect(await shown('Recto')).toHaveTextContent('5 × 1 = ?');
  expect(screen.getByText('Carte 2 sur 6')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('Carte 1 sur 6')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('the keys change no card under the dialog of the session’s code, nor with Alt, which goes back in the browser', async () => {
  render(<WithSession />);
  expect(await screen.findByText(/^Carte 1 sur/)).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await userEvent.click(screen.getByRole('button', { name: 'Code de la séance' }));
  screen.getByRole('dialog').focus();
  await userEvent.keyboard('{ArrowRight} ');
  expect(screen.getByText(/^Carte 1 sur/)).toBeInTheDocument();
  expect(await shown('Recto')).toBeInTheDocument();
});

test('the button and the arrow key stop at the last card; « Quitter » leads to the sessions of the class', async () => {
  render(<Hardest />);
  expect(await screen.findByText('Carte 1 sur 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Carte suivante' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByText('Carte 2 sur 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Quitter' })).toHaveAttribute('href', '/classes/3/sessions');
});

test('shows only the cards that the teacher selected', async () => {
  const listed = ({ query }: { readonly query: URLSearchParams }) => {
    const ids = query.getAll('cards_id').map(Number);
    const listedCards = cards.filter(({ id }) => ids.includes(id)).map((card) => ({ card }));
    return { cards: listedCards, count: listedCards.length, nb_cards: listedCards.length };
  };

  await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: `/classes/collective/3?cards=chosen&only=${cards[8]!.id}`,
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [], count: 0 },
      'GET /classes/:id/cards': listed,
      'GET /sessions/classe/:id/last': { session: null },
    },
  });
  expect(await screen.findByText('Carte 1 sur 1')).toBeVisible();
  expect(await shown('Recto')).toHaveTextContent('5 × 8 = ?');
});

test('shows the cards of one level of a pack, with those without level; the level is not offered for cards of one level', async () => {
  const view = render(<Default />);
  expect(await screen.findByText('Carte 1 sur 6')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Niveau' })).not.toBeInTheDocument();
  view.unmount();
  const ofLevels = cards.slice(0, 4).map((card, i) => ({ ...card, level: i === 3 ? null : levels[1 + (i % 2)]! }));
  const packOfTwoLevels = {
    ...packDetail,
    classes: [{ id: 1, classes_id: 3, name: 'CE1 A', week: mondayOf(today()) }],
  };
  await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: '/classes/collective/3',
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [packOfTwoLevels], count: 1 },
      'GET /packspro/:id': { ...packOfTwoLevels, cards: ofLevels },
      'GET /sessions/classe/:id/last': { session: null },
    },
  });
  expect(await screen.findByText('Carte 1 sur 4')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  expect(screen.getByText('Carte 1 sur 2')).toBeVisible();
  expect(await shown('Recto')).toHaveTextContent('5 × 1 = ?');
});

test('a selection of more than 100 cards can’t be revised together, and the button shows the limit', async () => {
  const cards = Array.from({ length: 101 }, (_none, i) => i + 1);
  const overLimit = await renderInHost(<CollectiveRevisionLink classId={3} cards={cards} />, {
    texts: classCardsTexts,
  });
  const button = screen.getByRole('button', { name: 'Revoir ensemble (100 cartes au plus)' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  overLimit.unmount();
  await renderInHost(<CollectiveRevisionLink classId={3} cards={cards.slice(1)} />, { texts: classCardsTexts });
  expect(screen.getByRole('link', { name: 'Revoir ensemble (100 cartes)' })).toBeVisible();
});

test('enters full screen where the browser supports it', async () => {
  const request = jest.fn(() => Promise.resolve());
  Element.prototype.requestFullscreen = request;
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Plein écran' }));
  expect(request).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
});

test('shows the open session’s code and QR code over the cards', async () => {
  render(<WithSession />);
  await userEvent.click(await screen.findByRole('button', { name: 'Code de la séance' }));
  expect(await screen.findByRole('img', { name: 'QR code de la séance' })).toBeVisible();
  expect(screen.getByText('1 6 3 0 8 3')).toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

const studentsChanged = { id: open.id, classes_id: 3, kind: 'STUDENTS' };

test('the number of students who have joined is updated over the cards [sessions.live]', async () => {
  const { stream, send } = fakeStream();
  let nb_joined = 3;
  await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: '/classes/collective/3',
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [], count: 0 },
      'GET /sessions/classe/:id/last': () => ({ session: { ...open, nb_joined } }),
      'GET /sessions/live': { stream },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Code de la séance' }));
  expect(await screen.findByText('3 élèves présents sur 4')).toBeVisible();
  nb_joined = 4;
  await send('session', studentsChanged);
  expect(await screen.findByText('4 élèves présents sur 4')).toBeVisible();
});

test('the code appears over the cards once a colleague has opened a session [sessions.colleague]', async () => {
  const { stream, send } = fakeStream();
  let session = closed;
  await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: '/classes/collective/3',
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [], count: 0 },
      'GET /sessions/classe/:id/last': () => ({ session }),
      'GET /sessions/live': { stream },
    },
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  session = open;
  await send('session', { ...studentsChanged, kind: 'SESSION' });
  expect(await screen.findByRole('button', { name: 'Code de la séance' })).toBeVisible();
});

test('when the next session opens, its code is not shown automatically, even if the last session ended while its code was shown', async () => {
  const { stream, send } = fakeStream();
  let session = open;
  await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: '/classes/collective/3',
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [], count: 0 },
      'GET /sessions/classe/:id/last': () => ({ session }),
      'GET /sessions/live': { stream },
    },
  });
  const button = () => screen.findByRole('button', { name: 'Code de la séance' });
  await userEvent.click(await button());
  session = closed;
  await send('session', { ...studentsChanged, kind: 'SESSION' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  session = { ...open, id: open.id + 1 };
  await send('session', { ...studentsChanged, kind: 'SESSION' });
  expect(await button()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the most difficult cards keep their order while they are shown, also when a live event refetches them', async () => {
  const [first, second] = cards;
  const { stream, send } = fakeStream();
  let nbReads = 0;
  const { settled } = await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: '/classes/collective/3?cards=hardest',
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [], count: 0 },
      'GET /classes/:id/hardest_cards': () => ({
        days: 14,
        cards: (nbReads++ === 0 ? [first, second] : [second, first]).map((card) => ({ card })),
      }),
      'GET /sessions/classe/:id/last': { session: open },
      'GET /sessions/live': { stream },
    },
  });
  expect(await shown('Recto')).toHaveTextContent('5 × 0 = ?');
  await send('session', studentsChanged);
  await waitFor(() => expect(nbReads).toBeGreaterThan(1));
  await settled();
  expect(await shown('Recto')).toHaveTextContent('5 × 0 = ?');
});

test('the most difficult cards stay while they are shown, also when a live event empties their list', async () => {
  const { stream, send } = fakeStream();
  let nbReads = 0;
  const { settled } = await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: '/classes/collective/3?cards=hardest',
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [], count: 0 },
      'GET /classes/:id/hardest_cards': () => ({
        days: 14,
        cards: nbReads++ === 0 ? cards.slice(0, 2).map((card) => ({ card })) : [],
      }),
      'GET /sessions/classe/:id/last': { session: open },
      'GET /sessions/live': { stream },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Carte suivante' }));
  await send('session', studentsChanged);
  await waitFor(() => expect(nbReads).toBeGreaterThan(1));
  await settled();
  expect(screen.getByText('Carte 2 sur 2')).toBeVisible();
});

test('the cards of the chosen level stay when a refetched list has one level only', async () => {
  const ofLevel = (level: Level, i: number) => ({ card: { ...cards[i]!, level } });
  const { stream, send } = fakeStream();
  let nbReads = 0;
  const { settled } = await renderInHost(<CollectivePage />, {
    me: fakeMe('TEACHER'),
    path: '/classes/collective/:id?',
    route: '/classes/collective/3?cards=hardest',
    texts: collectiveTexts,
    api: {
      'GET /packspro/': { packs_pro: [], count: 0 },
      'GET /classes/:id/hardest_cards': () => ({
        days: 14,
        cards: nbReads++ === 0 ? [ofLevel('CE1', 0), ofLevel('CE2', 1), ofLevel('CE2', 2)] : [ofLevel('CE1', 0)],
      }),
      'GET /sessions/classe/:id/last': { session: open },
      'GET /sessions/live': { stream },
    },
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Niveau' }), 'CE2');
  await userEvent.click(screen.getByRole('button', { name: 'Carte suivante' }));
  await send('session', studentsChanged);
  await waitFor(() => expect(nbReads).toBeGreaterThan(1));
  await settled();
  expect(screen.getByText('Carte 2 sur 2')).toBeVisible();
});

test('without a class in the address, offers the teacher’s classes', async () => {
  render(<ChooseAClass />);
  expect(await screen.findByRole('link', { name: 'CE1 A' })).toHaveAttribute('href', '/classes/collective/3');
});

test('shows a class without packs, the loading state, a failure and English texts', async () => {
  const none = render(<NoPack />);
  expect(await screen.findByText('Aucune carte à montrer')).toBeVisible();
  none.unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByText('Card 1 of 6')).toBeVisible();
});

test('a person without classes, who may create them, sees a link to the list of classes', async () => {
  const { unmount } = render(<SchoolWithoutClass />);
  expect(await screen.findByText('Aucune classe pour l’instant')).toBeVisible();
  unmount();
  render(<IndependentWithoutClass />);
  expect(await screen.findByRole('link', { name: 'Voir les classes' })).toHaveAttribute('href', '/schools/classes');
});
