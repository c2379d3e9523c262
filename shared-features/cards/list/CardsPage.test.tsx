import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { pending } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, lostDeletion, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigate, useLocation } from 'react-router-dom';

import { cards, cardsApi, published, shared } from '../view/cards.data.ts';
import * as stories from './CardsPage.stories.tsx';
import { CardsPage } from './CardsPage.tsx';
import { cardsListTexts } from './texts.ts';

const { Default, AsTable, AsSchoolAdmin, Certified, AtTheLimit, Empty, NoMatch, Failed, ActionFailed, English } =
  composeStories(stories);

const actionsOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Actions sur ${name}` }));
  return within(screen.getByRole('menu'))
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};

const choose = async (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));
const confirmWith = async (name: string) =>
  userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

test('a card opens enlarged, can be turned over, and leads to the next one', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: /Voir la carte.*7 × 2 =/ }));
  const view = within(screen.getByRole('dialog', { name: 'MA-CE2-0012' }));
  await userEvent.click(view.getByRole('button', { name: 'Voir le verso' }));
  expect(view.getByText('14')).toBeVisible();
  await userEvent.click(view.getByRole('button', { name: 'Carte suivante' }));
  const next = within(screen.getByRole('dialog', { name: 'MA-CE2-0013' }));
  expect(next.getByRole('button', { name: 'Voir le verso' })).toBeVisible();
  expect(next.getByText('Mathématiques › Tables de multiplication › Table de 7')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('actions depend on the card’s author and status [cards.status]', async () => {
  render(<Default />);
  expect(await actionsOf('MA-CE2-0012')).toEqual(['Dupliquer']);
  await userEvent.keyboard('{Escape}');
  expect(await actionsOf('FR-CE1-0021')).toEqual([
    'Modifier',
    'Dupliquer',
    'Partager avec tous',
    'Remettre en brouillon',
    'Archiver',
  ]);
  await userEvent.keyboard('{Escape}');
  expect(await actionsOf('FR-CE1-0022')).toEqual(['Modifier', 'Dupliquer', 'Publier', 'Supprimer']);
  await userEvent.keyboard('{Escape}');
  expect(await actionsOf('FR-CE1-0023')).toEqual(['Modifier', 'Dupliquer', 'Publier']);
});

test.each([
  ['FR-CE1-0022', 'Publier', 'FR-CE1-0022 est publiée.'],
  ['FR-CE1-0021', 'Archiver', 'FR-CE1-0021 est archivée.'],
  ['FR-CE1-0021', 'Remettre en brouillon', 'FR-CE1-0021 est de nouveau un brouillon.'],
  ['FR-CE1-0021', 'Partager avec tous', 'FR-CE1-0021 est partagée avec toutes les écoles.'],
  ['FR-CE1-0022', 'Supprimer', 'FR-CE1-0022 est supprimée.'],
])('%s: « %s » is done after a confirmation', async (card, act, message) => {
  render(<Default />);
  await actionsOf(card);
  await choose(act);
  await confirmWith(act);
  expect(await screen.findByText(message)).toBeVisible();
});

test('deleting a card again after a lost response reports success [interface.deleted-already]', async () => {
  await renderInHost(<CardsPage scope="own" editor={{ create: '', edit: String }} />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: { ...cardsApi, 'DELETE /cards/:id': lostDeletion() },
  });
  await actionsOf('FR-CE1-0022');
  await choose('Supprimer');
  await confirmWith('Supprimer');
  expect(await screen.findByText('Le portail ne répond pas.')).toBeVisible();
  await confirmWith('Supprimer');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('an author can unshare their card', async () => {
  const own = { ...shared, is_mine: true, authentications_id: 10, schools_id: 1 };
  const { sent } = await renderInHost(<CardsPage scope="own" editor={{ create: '', edit: String }} />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: { ...cardsApi, 'GET /cards': { cards: [own], count: 1 }, 'PATCH /cards/:id': own },
  });
  await actionsOf('FR-CE1-0024');
  await choose('Ne plus partager');
  await confirmWith('Ne plus partager');
  expect(await screen.findByText('FR-CE1-0024 n’est plus partagée.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({ card_type: 'CUSTOM' });
});

test('the confirmation before a card is archived says which packs of other people contain the card [cards.uses]', async () => {
  const own = { ...published, in_pack: true };
  await renderInHost(<CardsPage scope="own" editor={{ create: '', edit: String }} />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: {
      ...cardsApi,
      'GET /cards': { cards: [own], count: 1 },
      'GET /cards/:id/uses': { colleagues: 2, other_schools: 0 },
    },
  });
  await actionsOf('FR-CE1-0021');
  await choose('Archiver');
  expect(await screen.findByText(/Elle est aussi dans 2 packs de collègues\./)).toBeVisible();
  await confirmWith('Annuler');
});

test('the confirmation before archiving opens immediately; its button is busy until the packs are known [cards.uses]', async () => {
  await renderInHost(<CardsPage scope="own" editor={{ create: '', edit: String }} />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: {
      ...cardsApi,
      'GET /cards': { cards: [{ ...published, in_pack: true }], count: 1 },
      'GET /cards/:id/uses': pending,
    },
  });
  await actionsOf('FR-CE1-0021');
  await choose('Archiver');
  const confirmation = within(await screen.findByRole('alertdialog'));
  expect(confirmation.getByRole('button', { name: /^Archiver/ })).toHaveAttribute('aria-busy', 'true');
  await confirmWith('Annuler');
});

test('a failed action shows its error in the confirmation dialog', async () => {
  render(<ActionFailed />);
  await actionsOf('FR-CE1-0022');
  await choose('Supprimer');
  expect(screen.getByText(/perdue pour de bon/)).toBeVisible();
  await confirmWith('Supprimer');
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
});

test('filters and view are read from the address; filters are sent to the API', async () => {
  const { sent } = await renderInHost(
    <CardsPage scope="own" editor={{ create: '/schools/create-cards', edit: String }} />,
    {
      me: fakeMe('TEACHER'),
      texts: cardsListTexts,
      route:
        '/schools/cards?search=elysee&level=CE1&about=s14&card_type=CUSTOM&status=DRAFT&mine=true&features=image,duo&view=list',
      api: cardsApi,
    },
  );
  await screen.findByRole('table', { name: 'Cartes' });
  expect(Object.fromEntries(sent.find(({ path }) => path === '/cards')!.query)).toMatchObject({
    search: 'elysee',
    level: 'CE1',
    subject_id: '14',
    card_type: 'CUSTOM',
    status: 'DRAFT',
    mine: 'true',
  });
  expect(sent.find(({ path }) => path === '/cards')!.query.getAll('features')).toEqual(['image', 'duo']);
  const chips = screen.getAllByRole('button', { name: /Retirer le filtre/ });
  expect(chips.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['CE1', 'Personnalisées', 'Brouillons', 'Mes cartes', 'Image', 'À deux']),
  );
});

test('search and filters share one field; all are sent to the API; a chip can be removed by keyboard', async () => {
  const { sent, user } = await renderInHost(<CardsPage scope="own" editor={{ create: '', edit: String }} />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    route: '/schools/cards',
    api: cardsApi,
  });
  const lastQuery = () => sent.findLast(({ path }) => path === '/cards')!.query;
  const field = await screen.findByRole('combobox', { name: 'Chercher une carte' });
  await screen.findByText('12 cartes');
  await user.type(field, 'CE1 ce2 maths images cheval{Enter}');
  await waitFor(() => expect(lastQuery().get('search')).toBe('cheval'));
  expect(lastQuery().getAll('level')).toEqual(['CE1', 'CE2']);
  expect(lastQuery().get('matter_id')).toBe('2');
  expect(lastQuery().get('features')).toBe('image');
  await user.keyboard('{Home}{Backspace}{Backspace}');
  await waitFor(() => expect(lastQuery().has('features')).toBe(false));
  expect(screen.queryByRole('button', { name: /Retirer le filtre Avec/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Retirer le filtre Matière/ })).toHaveFocus();
});

test('sorts a teacher’s list by the levels they teach, other lists by number; a teacher can choose another order', async () => {
  const expectOrder = async (order: string, scope: 'own' | 'school' | 'certified', text?: string) => {
    const me = fakeMe(scope === 'own' ? 'TEACHER' : scope === 'school' ? 'ADMIN' : 'SUPERADMIN');
    const api = { ...cardsApi, 'GET /users/select': { users: [] } } satisfies Answers;
    const { sent, user, unmount } = await renderInHost(
      <CardsPage scope={scope} editor={{ create: '', edit: String }} />,
      {
        me,
        api,
        texts: cardsListTexts,
        route: '/schools/cards',
      },
    );
    const field = await screen.findByRole('combobox', { name: 'Chercher une carte' });
    if (text) await user.type(field, `${text}{Enter}`);
    await waitFor(() => {
      const { query } = sent.findLast(({ path }) => path === '/cards')!;
      expect(`${query.get('order_by')} ${query.get('order_dir')}`).toBe(order);
    });
    unmount();
  };

  await expectOrder('nearest asc', 'own');
  await expectOrder('displayed_id asc', 'school');
  await expectOrder('displayed_id asc', 'certified');
  await expectOrder('displayed_id asc', 'own', 'par numéro');
  await expectOrder('date_create desc', 'own', 'les plus récentes');
});

test('a school admin filters by a teacher of the school', async () => {
  const ada = { id: 31, name: 'Ada BYRON', firstname: 'Ada', lastname: 'BYRON', email: null };
  const { sent, user } = await renderInHost(<CardsPage scope="school" editor={{ create: '', edit: String }} />, {
    me: fakeMe('ADMIN'),
    texts: cardsListTexts,
    api: { ...cardsApi, 'GET /users/select': { users: [ada] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Filtres' }));
  await user.click(await screen.findByRole('option', { name: 'Ada BYRON' }));
  await waitFor(() => expect(sent.findLast(({ path }) => path === '/cards')!.query.get('author_id')).toBe('31'));
});

/** The list as the editor opens it after cards were created. */
function FromTheEditor({ ids }: { readonly ids: readonly number[] }) {
  const state: unknown = useLocation().state;
  if (!state) return <Navigate to="/schools/cards?sort=-date_create" state={{ newCards: ids }} replace />;
  return <CardsPage scope="own" editor={{ create: '', edit: String }} />;
}

test('a new card is highlighted and scrolled into view', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  const [card] = cards;
  await renderInHost(<FromTheEditor ids={[card!.id]} />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    route: '/schools/cards',
    api: cardsApi,
  });
  const mark = await screen.findByText('Nouvelle');
  const tile = mark.closest('li')!;
  expect(within(tile).getByText(card!.displayed_id)).toBeVisible();
  expect(screen.getAllByText('Nouvelle')).toHaveLength(1);
  await waitFor(() => expect(scroll.mock.contexts).toEqual([tile]));
});

test('offers to compose a pack of the new published cards', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const own = cards.find(({ status }) => status === 'FINAL')!;
  const drafts = cards.filter(({ status }) => status === 'DRAFT').map(({ id }) => id);
  expect(drafts).not.toHaveLength(0);

  function Composer() {
    const location = useLocation();
    if (location.pathname !== '/creation-packs') return <FromTheEditor ids={[...drafts, own.id]} />;
    return (
      <p>
        Composer{' '}
        {(location.state as { readonly packCards: { readonly id: number }[] }).packCards.map(({ id }) => id).join()}
      </p>
    );
  }

  await renderInHost(<Composer />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    route: '/schools/cards',
    api: cardsApi,
  });
  expect(await screen.findByText('1 nouvelle carte est publiée.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Composer un pack avec cette carte' }));
  expect(await screen.findByText(`Composer ${own.id}`)).toBeVisible();
});

test('the table shows question, answer and the school of a shared card; a button shows the grid again', async () => {
  render(<AsTable />);
  const row = await screen.findByRole('row', { name: /Un mot qui contient/ });
  expect(row).toHaveTextContent('une abeille');
  expect(row).toHaveTextContent('École des Tilleuls, Lyon');
  await userEvent.click(screen.getByRole('button', { name: 'En cartes' }));
  expect(await screen.findByRole('button', { name: /Voir la carte.*7 × 2 =/ })).toBeVisible();
});

test('offer 1: at ten custom cards the create button is disabled with the reason [schools.limit-cards]', async () => {
  render(<AtTheLimit />);
  expect(await screen.findByRole('button', { name: 'Créer une carte' })).toHaveAttribute('aria-disabled', 'true');
  expect(
    screen.getByRole('tooltip', { name: /maximum de 10 cartes personnalisées/, hidden: true }),
  ).toBeInTheDocument();
  expect(await actionsOf('FR-CE1-0022')).toEqual(['Modifier', 'Publier', 'Supprimer']);
});

test('a school admin edits the school’s cards but creates none; a superadmin filters certified cards by status', async () => {
  const schoolAdmin = render(<AsSchoolAdmin />);
  expect(await actionsOf('FR-CE1-0022')).toEqual(['Modifier', 'Publier', 'Supprimer']);
  expect(screen.queryByText('Créer une carte')).not.toBeInTheDocument();
  schoolAdmin.unmount();
  render(<Certified />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cartes certifiées' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  expect(screen.getByRole('group', { name: 'Statut' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Origine' })).not.toBeInTheDocument();
});

test('shows an empty list, no match, a failure and English texts', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucune carte pour l’instant')).toBeVisible();
  empty.unmount();
  const none = render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  none.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cards' })).toBeVisible();
});

test('exports the filtered list as CSV or for Anki; a school admin has no export for Anki', async () => {
  const { user, sent, unmount } = await renderInHost(<CardsPage editor={{ create: '', edit: String }} scope="own" />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: cardsApi,
    route: '/schools/cards?level=CE2&nb_page=2',
  });
  URL.createObjectURL = () => 'blob:x';

  const exporting = async (name: RegExp) => {
    await user.click(await screen.findByRole('button', { name: /Exporter/ }));
    await user.click(screen.getByRole('menuitem', { name }));
    await waitFor(() => expect(screen.getByRole('button', { name: /Exporter/ })).not.toHaveAttribute('aria-busy'));
  };

  await exporting(/Anki/);
  await waitFor(() => expect(sent.at(-1)?.query.get('format')).toBe('apkg'));
  expect(sent.at(-1)?.query.toString()).toMatch(/^(?!.*nb_page).*level=CE2/);
  await exporting(/CSV/);
  await waitFor(() => expect(sent.at(-1)?.query.get('format')).toBe('csv'));
  unmount();
  render(<AsSchoolAdmin />);
  await user.click(await screen.findByRole('button', { name: /Exporter/ }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test('shows that an export is running', async () => {
  const { user } = await renderInHost(<CardsPage editor={{ create: '', edit: String }} scope="own" />, {
    me: fakeMe('TEACHER'),
    texts: cardsListTexts,
    api: {
      ...cardsApi,
      'GET /cards': ({ query }) => (query.has('format') ? pending() : { cards, count: cards.length }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /Exporter/ }));
  await user.click(screen.getByRole('menuitem', { name: /Anki/ }));
  expect(screen.getByRole('button', { name: /Exporter/ })).toHaveAttribute('aria-busy', 'true');
});

testStories({ default: stories.default, WithRecent: stories.WithRecent, Loading: stories.Loading });

test('the number of a card never covers the next card, also with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'cards-list.css'), 'utf8');
  expect(css).toMatch(/minmax\(max\(min\(150px, 42vw\), min\(7\.5rem, 100%\)\), 1fr\)/);
});
