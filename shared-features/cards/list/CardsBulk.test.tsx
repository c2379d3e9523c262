import type { BulkBody } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import type { Card } from '@memocartes/contract/cards/cards.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { failing, type Hosting } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';

import { bulkApi, recentApi } from '../bulk/cards-bulk.data.ts';
import { cards, cardsApi } from '../view/cards.data.ts';
import { CardsPage } from './index.ts';
import { cardsListTexts } from './texts.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const open = (more: Answers = {}, host: Partial<Hosting> = {}) =>
  renderInHost(
    <>
      <CardsPage scope="own" editor={{ create: '', edit: String }} />
      <Address />
    </>,
    { me: fakeMe('TEACHER'), texts: cardsListTexts, api: { ...cardsApi, ...bulkApi, ...more }, ...host },
  );

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }));
type Sent = Awaited<ReturnType<typeof open>>['sent'];
const bodyOf = (sent: Sent) => sent.find(({ method }) => method === 'PATCH')?.body;
const dialog = (name: RegExp, role = 'dialog') => screen.findByRole(role, { name });

test('selects all matching cards, publishes drafts in one call, and undoes the operation from the toast', async () => {
  const { sent } = await open();
  await choose(/Sélectionner la carte.*pluriel/);
  expect(screen.getByText(/1 carte sélectionnée/)).toBeVisible();
  await click('Choisir les 12 cartes trouvées');
  expect(await screen.findByText(/12 cartes sélectionnées/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await click('Publier 1 brouillon');
  await userEvent.click(
    within(await dialog(/Publier 1 brouillon/, 'alertdialog')).getByRole('button', { name: 'Publier' }),
  );
  expect(await screen.findByText('1 carte est publiée.')).toBeVisible();
  expect(bodyOf(sent)).toMatchObject({ ids: [22], changes: { status: 'FINAL' } });
  expect(bodyOf(sent)).toHaveProperty('request_id', expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(screen.queryByText(/cartes? sélectionnée/)).not.toBeInTheDocument();
  await click('Annuler');
  expect(await screen.findByText(/C’est annulé\s: 217 cartes/)).toBeVisible();
  expect(screen.getByText('FR-CE1-0022, dans un pack')).toBeVisible();
});

test('changes only the chosen fields; says that another person’s card stays unchanged', async () => {
  const { sent } = await open();
  await choose(/Sélectionner la carte.*pluriel/);
  await choose(/Sélectionner la carte.*7 × 2/);
  await click('Modifier…');
  const form = within(await dialog(/Modifier 1 carte/));
  expect(form.getByText(/1 carte choisie n’est pas la vôtre/)).toBeVisible();
  expect(form.getByRole('button', { name: 'Modifier 1 carte' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Niveau' }), 'Sans niveau précis');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Matière' }), 's15');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Réponse à écrire' }), 'Non');
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Modifier 1 carte' }));
  expect(await screen.findByText('1 carte est modifiée.')).toBeVisible();
  expect(bodyOf(sent)).toMatchObject({
    ids: [22],
    changes: { level: null, matter_id: 1, subject_id: 15, is_typed: false },
  });
});

describe('drafts that are published together', () => {
  const draft = cards.find(({ id }) => id === 22)!;
  const other = { ...draft, id: 23, displayed_id: 'FR-CE1-0023' };

  /** The list of own cards, in which published drafts have their new status. */
  const openWith = (own: readonly Card[], route: string) => {
    let published: readonly number[] = [];
    const statusOf = ({ id, status }: Card) => (published.includes(id) ? 'FINAL' : status);
    return open(
      {
        'GET /cards': ({ query }: { readonly query: URLSearchParams }) => {
          const listed = own
            .map((card) => ({ ...card, status: statusOf(card) }))
            .filter(({ status }) => !query.has('status') || query.get('status') === status);
          return { cards: listed, count: listed.length };
        },
        'PATCH /cards': ({ body }: { readonly body?: unknown }) => {
          published = (body as BulkBody).ids;
          return bulkApi['PATCH /cards']({ body });
        },
      },
      { route },
    );
  };

  const publish = async () => {
    await click(/Publier \d brouillon/);
    const confirmation = within(await dialog(/Publier/, 'alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Publier' }));
  };

  const chooseFirst = async () => {
    const [first] = await screen.findAllByRole('checkbox', { name: /Sélectionner la carte/ });
    await userEvent.click(first!);
  };

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });

  test('the list of drafts becomes that of the newest cards once it is empty, and offers a pack [cards.new-to-pack]', async () => {
    await openWith([draft, other], '/schools/cards?status=DRAFT');
    await chooseFirst();
    await click('Sélectionner toute la page');
    await publish();
    expect(await screen.findByText('2 nouvelles cartes sont publiées.')).toBeVisible();
    expect(screen.getByText('/schools/cards?sort=-date_create')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Composer un pack avec ces cartes' })).toBeVisible();
  });

  test('a list that still contains cards stays as it is', async () => {
    await openWith([draft, other], '/schools/cards?status=DRAFT&sort=displayed_id');
    await chooseFirst();
    await publish();
    expect(await screen.findByText('1 carte est publiée.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /Sélectionner la carte/ })).toHaveLength(1));
    expect(screen.getByText('/schools/cards?status=DRAFT&sort=displayed_id')).toBeVisible();
  });

  test('a change of their status offers a pack in the same list', async () => {
    await openWith([draft], '/schools/cards?level=CE1');
    await choose(/Sélectionner la carte.*pluriel/);
    await click('Modifier…');
    const form = within(await dialog(/Modifier 1 carte/));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Statut' }), 'Publiée');
    await userEvent.click(form.getByRole('button', { name: 'Modifier 1 carte' }));
    expect(await screen.findByText('1 nouvelle carte est publiée.')).toBeVisible();
    expect(screen.getByText('/schools/cards?level=CE1')).toBeVisible();
  });
});

test('a repeated request keeps its id; a changed request gets a new id, so that the server does not ignore it', async () => {
  const { sent } = await open({ 'PATCH /cards': failing });
  await choose(/Sélectionner la carte.*pluriel/);
  await click('Modifier…');
  const form = within(await dialog(/Modifier 1 carte/));

  const save = async (level: string) => {
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Niveau' }), level);
    await userEvent.click(form.getByRole('button', { name: 'Modifier 1 carte' }));
    await form.findByText('Une erreur est survenue');
  };

  for (const level of ['CP', 'CP', 'CE2']) await save(level);
  const ids = sent.filter(({ method }) => method === 'PATCH').map(({ body }) => (body as BulkBody).request_id);
  expect([ids.length, ids[0] === ids[1], ids[1] === ids[2]]).toEqual([3, true, false]);
});

test('a teacher adds cards to their own packs, a school admin to any pack of the school [packs.school]', async () => {
  const offered = async (role: 'TEACHER' | 'ADMIN') => {
    const { sent, unmount } = await open({}, { me: fakeMe(role, { userId: 20 }) });
    await choose(/Sélectionner la carte.*7 × 2/);
    await click('Mettre dans un pack…');
    await dialog(/Mettre 1 carte dans un pack/);
    await waitFor(() => expect(sent.some(({ path }) => path === '/packspro/')).toBe(true));
    unmount();
    return sent.find(({ path }) => path === '/packspro/')!.query.get('teacher_id');
  };

  expect([await offered('TEACHER'), await offered('ADMIN')]).toEqual(['20', null]);
});

test('a card selected on another page is changed too [interface.list-selection]', async () => {
  const other = cards.find(({ id }) => id === 21)!;
  const own = cards.find(({ id }) => id === 22)!;
  const { sent, user } = await open({
    'GET /cards': ({ query }: { readonly query: URLSearchParams }) => ({
      cards: [query.get('nb_page') === '2' ? other : own],
      count: 21,
    }),
  });
  await choose(/Sélectionner la carte.*pluriel/);
  await user.click(screen.getByRole('button', { name: 'Suivant' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /pluriel/ })).not.toBeInTheDocument());
  await click('Publier 1 brouillon');
  await userEvent.click(within(await dialog(/Publier/, 'alertdialog')).getByRole('button', { name: 'Publier' }));
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ ids: [22] }));
});

test('lists refused cards with the reason; the refused cards stay selected [cards.bulk-refused]', async () => {
  await open({
    'PATCH /cards': {
      nb_done: 0,
      rows: [
        {
          id: 22,
          displayed_id: 'FR-CE1-0022',
          verdict: 'INCOMPLETE',
          message: 'Le verso d’une carte publiée ne peut pas être vide.',
        },
      ],
      packs: [],
      operation_id: null,
    },
  });
  await choose(/Sélectionner la carte.*pluriel/);
  await click('Publier 1 brouillon');
  await userEvent.click(within(await dialog(/Publier/, 'alertdialog')).getByRole('button', { name: 'Publier' }));
  const message = await screen.findByText(/1 carte reste comme elle est/);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText(/1 carte sélectionnée/)).toBeVisible();
  expect(message.closest('.mc-toast')).toHaveTextContent(
    'FR-CE1-0022 Le verso d’une carte publiée ne peut pas être vide.',
  );
});

test('announces that the cards will fill several packs, and publishes the drafts among the cards', async () => {
  const { sent } = await open({
    'GET /cards/select': {
      cards: Array.from({ length: 20 }, (_none, n) => ({ id: 100 + n, status: n ? 'FINAL' : 'DRAFT', may_edit: true })),
      count: 20,
    },
    'GET /cards': { ...cardsApi['GET /cards'], count: 20 },
  });
  await choose(/Sélectionner la carte.*pluriel/);
  await click('Choisir les 20 cartes trouvées');
  await click('Mettre dans un pack…');
  const form = within(await dialog(/Mettre 20 cartes dans un pack/));
  expect(form.getByText(/15 cartes au plus.*20 cartes feront 2 packs/)).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Mettre dans le pack' }));
  expect(form.getByText('Champ requis')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /Titre/ }), 'Fleuves');
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/20 cartes sont dans le pack «\sFleuves\s»/)).toBeVisible();
  expect(bodyOf(sent)).toMatchObject({
    pack: { title: 'Fleuves', icon: 'book', split: true },
    changes: { status: 'FINAL' },
  });
});

test('shows how many cards each pack has; a full pack cannot be chosen', async () => {
  await open({
    'PATCH /cards': { statusCode: 422, code: 'PACK_TOO_LARGE', message: 'Un pack contient 15 cartes au plus.' },
  });
  await choose(/Sélectionner la carte.*7 × 2/);
  await click('Mettre dans un pack…');
  const form = within(await dialog(/Mettre 1 carte dans un pack/));
  await userEvent.click(form.getByRole('radio', { name: 'Un pack existant' }));
  expect(await form.findByRole('option', { name: 'Les mers (15 sur 15)' })).toBeDisabled();
  await userEvent.selectOptions(form.getByRole('combobox'), 'Les fleuves (4 sur 15)');
  await userEvent.click(form.getByRole('button', { name: 'Mettre dans le pack' }));
  expect(await form.findByText(/pas assez de place/)).toBeVisible();
});

test('deleting drafts asks for confirmation; an error is shown in the dialog', async () => {
  await open({ 'PATCH /cards': failing });
  await choose(/Sélectionner la carte.*pluriel/);
  await choose(/Sélectionner la carte.*être/);
  await click('Supprimer');
  const confirmation = within(await dialog(/Supprimer 1 brouillon/, 'alertdialog'));
  expect(confirmation.getByText(/1 carte publiée ou archivée reste/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Supprimer' }));
  expect(await confirmation.findByText('Une erreur est survenue')).toBeVisible();
  // An open dialog would remain open in the next test.
  await userEvent.click(confirmation.getByRole('button', { name: 'Annuler' }));
});

test('with more packs than the field lists, an older pack is found by its title', async () => {
  const packs = bulkApi['GET /packspro/'].packs_pro;
  const old = { ...packs[0]!, id: 7, title: 'Vieux pack' };
  const { sent, user } = await open({
    'GET /packspro/': ({ query }: { readonly query: URLSearchParams }) =>
      query.get('search') ? { packs_pro: [old], count: 1 } : { packs_pro: packs, count: 101 },
  });
  await choose(/Sélectionner la carte.*pluriel/);
  await click(/^Mettre dans un pack/);
  const form = within(await dialog(/Mettre 1 carte dans un pack/));
  await user.click(form.getByRole('radio', { name: 'Un pack existant' }));
  await user.type(await form.findByRole('textbox', { name: 'Chercher un pack' }), 'vieux');
  await user.selectOptions(form.getByRole('combobox'), await form.findByRole('option', { name: /^Vieux pack/ }));
  await user.click(form.getByRole('button', { name: 'Mettre dans le pack' }));
  await waitFor(() => expect(bodyOf(sent)).toMatchObject({ pack: { id: 7 } }));
});

test('undoes a recent import from the menu, and shows which cards were not undone and why', async () => {
  const { sent } = await open(recentApi);
  await click(/Annuler une opération récente/);
  await userEvent.click(screen.getByRole('menuitem', { name: /Annuler l’import de fleuves.csv\s: 219 cartes/ }));
  const confirmation = within(await dialog(/Annuler cet import/, 'alertdialog'));
  expect(confirmation.getByText(/sauf celles qui ont été modifiées/)).toBeVisible();
  await userEvent.click(confirmation.getByRole('button', { name: 'Tout annuler' }));
  expect(await screen.findByText('FR-CE1-0021, modifiée depuis')).toBeVisible();
  expect(sent.map(({ path }) => path)).toContain('/cards/operations/7/undo');
});

test('selects the whole page of the table by keyboard; offers a superadmin no packs; shows English texts', async () => {
  const first = await open({}, { route: '/schools/cards?view=list', me: fakeMe('SUPERADMIN') });
  const all = await screen.findByRole('checkbox', { name: 'Tout sélectionner' });
  all.focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText(/12 cartes sélectionnées/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mettre dans un pack/ })).not.toBeInTheDocument();
  first.unmount();
  await open({}, { locale: 'en' });
  await choose(/Select the card.*pluriel/);
  await click('Select the 12 cards found');
  expect(await screen.findByRole('button', { name: 'Publish 1 draft' })).toBeVisible();
});

test('the toast about a new pack links to the pack on the page of packs', async () => {
  await open();
  await choose(/Sélectionner la carte.*7 × 2/);
  await click('Mettre dans un pack…');
  const form = within(await dialog(/Mettre 1 carte dans un pack/));
  await userEvent.type(form.getByRole('textbox', { name: /Titre/ }), 'Fleuves{Enter}');
  const [newest] = (await screen.findAllByRole('button', { name: 'Ouvrir le pack' })).slice(-1);
  await userEvent.click(newest!);
  expect(await screen.findByText(/^\/schools\/packs\?view=all&pack=\d+$/)).toBeVisible();
});
