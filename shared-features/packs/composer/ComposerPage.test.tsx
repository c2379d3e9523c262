import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { maxLength } from '@memocartes/contract/fields/lengths';
import { today } from '@memocartes/contract/learning/calendar/days';
import type { CreatePack, PackDetail } from '@memocartes/contract/packs/packs.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answer, type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { cards, classes, colleaguesPack, packDetail, packsApi, weeks, weekTaken } from '../../fixtures/packs.data.ts';
import { useMyClasses } from '../assign/useMyClasses.ts';
import * as stories from './ComposerPage.stories.tsx';
import ComposerPage from './ComposerPage.tsx';
import { composerTexts as texts } from './texts.ts';

const {
  Default,
  ForAWeek,
  WeekTaken,
  Editing,
  OlderIcon,
  Copying,
  CopyingArchived,
  CopyRefused,
  Replacing,
  NoMatch,
  Failed,
  SaveFailed,
  English,
} = composeStories(stories);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const add = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`Ajouter.*${name.replace(/[?×]/g, '.')}`) }));
const chosen = () =>
  within(screen.getByRole('list', { name: 'Cartes du pack, dans l’ordre' })).getAllByRole('listitem');

const fill = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /Titre du pack/ }), 'Ma table');
  await userEvent.click(screen.getByRole('radio', { name: 'Étoile' }));
};

test('on a phone, « voir le pack » scrolls the title and count of the pack below the header', () => {
  const css = readFileSync(join(__dirname, 'composer.css'), 'utf8');
  expect(css).toMatch(
    /\.composer__pack \{[^}]*scroll-margin-top: calc\(var\(--sh-head, 0px\) \+ [^}]*\}\s*\.composer__head/,
  );
});

test('on a phone too, the class and week of the pack are next to the save button', async () => {
  const css = readFileSync(join(__dirname, 'composer.css'), 'utf8');
  const rules = [...css.matchAll(/([^{}]*composer__assignment-button[^{}]*)\{([^{}]*)\}/g)];
  expect(rules).not.toHaveLength(0);
  for (const [, , style] of rules) expect(style).not.toContain('display: none');
  render(<Default />);
  const assignment = await screen.findByRole('button', { name: /^Pas encore de classe/ });
  expect(assignment.compareDocumentPosition(screen.getByRole('link', { name: /voir le pack/ }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('a teacher without classes is not asked to choose one', async () => {
  const api = {
    ...packsApi,
    'GET /classes': { classes: [], count: 0 },
    'POST /packspro/create': { id: 12, warnings: [] },
  } satisfies Answers;
  const host = { me: fakeMe('TEACHER'), texts, api, route: '/creation-packs' };
  const { user } = await renderInHost(<ComposerPage />, host);
  expect(await screen.findByRole('button', { name: 'Créer le pack' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pas encore de classe/ })).not.toBeInTheDocument());
  await add('5 × 2 =');
  await fill();
  await user.click(screen.getByRole('button', { name: 'Créer le pack' }));
  expect(await screen.findByText('Le pack « Ma table » est créé.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Donner à une classe' })).not.toBeInTheDocument();
});

test('a page of cards that no longer exists leads to the last page [interface.list-pages]', async () => {
  const [card] = packDetail.cards;
  const { sent } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: '/creation-packs?page=3',
    api: {
      ...packsApi,
      'GET /cards': ({ query }) => ({ cards: query.get('nb_page') === '1' ? [card!] : [], count: 1 }),
    },
  });
  expect(await screen.findByRole('button', { name: /Ajouter/ })).toBeVisible();
  expect(sent.at(-1)?.query.get('nb_page') ?? '1').toBe('1');
});

test('adds, counts, moves and removes cards [packs.views]', async () => {
  render(<Default />);
  await add('5 × 2 =');
  await add('5 × 3 =');
  expect(screen.getByText('2 cartes sur 15')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Monter.*5 × 3/ }));
  expect(chosen()[0]).toHaveTextContent('5 × 3 = ?');
  await userEvent.click(within(chosen()[0]!).getByRole('button', { name: /Retirer/ }));
  expect(screen.getByText('1 carte sur 15')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows title and icon first, the save button last', async () => {
  render(<Default />);
  await screen.findByText('18 cartes');
  const order = [
    screen.getByRole('textbox', { name: /Titre du pack/ }),
    screen.getByRole('radio', { name: 'Crayon' }),
    screen.getByRole('combobox', { name: /Chercher une carte/ }),
    screen.getByRole('button', { name: 'Créer le pack' }),
  ];
  for (const [i, next] of order.slice(1).entries()) {
    expect(order[i]!.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
  expect(within(screen.getByRole('group', { name: /^Icône/ })).getAllByRole('radio').length).toBeGreaterThanOrEqual(24);
});

test('Enter in the title submits the form, whose button is next to the cards', async () => {
  render(<Default />);
  await userEvent.type(await screen.findByRole('textbox', { name: /Titre du pack/ }), 'Ma table{Enter}');
  expect(await screen.findByText('Choisissez au moins une carte.')).toBeVisible();
});

test('shows the number of cards and their approximate duration', async () => {
  render(<Default />);
  await add('5 × 2 =');
  expect(screen.getByText('environ 1 minute pour les voir toutes')).toBeVisible();
  for (let i = 3; i < 7; i++) await add(`5 × ${i} =`);
  expect(screen.getByText('5 cartes sur 15')).toBeVisible();
  expect(screen.getByText('environ 2 minutes pour les voir toutes')).toBeVisible();
});

test('moves a card by keys on its handle, keeps the focus there, and announces its position', async () => {
  render(<Default />);
  for (const i of [2, 3, 4]) await add(`5 × ${i} =`);
  const handle = screen.getByRole('button', { name: /^Déplacer.*5 × 4/ });
  handle.focus();
  await userEvent.keyboard('{Home}');
  expect(chosen()[0]).toHaveTextContent('5 × 4 = ?');
  expect(screen.getByText(/5 × 4 = \?.*place 1 sur 3/)).toHaveAttribute('role', 'status');
  await waitFor(() => expect(handle).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(chosen().map((item) => /5 × (\d)/.exec(item.textContent)![1])).toEqual(['2', '4', '3']);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(chosen()[2]).toHaveTextContent('5 × 4 = ?');
});

describe('dragging a card', () => {
  // jsdom has no PointerEvent and no layout: the card under the pointer is passed in.
  const point = (type: string, on: Element | Document, pointerType = 'mouse') =>
    act(async () => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 });
      on.dispatchEvent(Object.assign(event, { pointerType }));
    });

  const order = () => chosen().map((item) => /5 × (\d)/.exec(item.textContent)![1]);

  const begin = async () => {
    render(<Default />);
    for (const i of [2, 3, 4]) await add(`5 × ${i} =`);
  };

  const over = async (at: number) => {
    document.elementFromPoint = () => chosen()[at]!;
    await point('pointermove', document);
  };

  test('drags by mouse from anywhere on the card; Escape restores the order', async () => {
    await begin();
    await point('pointerdown', chosen()[0]!);
    await over(2);
    expect(order()).toEqual(['3', '4', '2']);
    await userEvent.keyboard('{Escape}');
    expect(order()).toEqual(['2', '3', '4']);
    await over(1);
    expect(order()).toEqual(['2', '3', '4']);
  });

  test('drags by touch only from the handle', async () => {
    await begin();
    await point('pointerdown', chosen()[0]!, 'touch');
    await over(1);
    expect(order()).toEqual(['2', '3', '4']);
    await point('pointerdown', within(chosen()[0]!).getByRole('button', { name: /^Déplacer/ }), 'touch');
    await over(1);
    await point('pointerup', document);
    expect(order()).toEqual(['3', '2', '4']);
    await over(2);
    expect(order()).toEqual(['3', '2', '4']);
  });
});

describe('a new pack is preset with', () => {
  /** The page with a button that shows it afresh for the same entry of the browser's history, as a reload does. */
  function Reloadable() {
    const [nbReloads, setNbReloads] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setNbReloads(nbReloads + 1)}>
          Recharger
        </button>
        <ComposerPage key={nbReloads} />
      </>
    );
  }

  const openByLink = (packCards: typeof cards) =>
    renderInHost(
      <Routes>
        <Route path="/" element={<Navigate to="/creation-packs" state={{ packCards }} replace />} />
        <Route path="/creation-packs" element={<Reloadable />} />
      </Routes>,
      { me: fakeMe('TEACHER'), texts, route: '/', api: packsApi },
    );

  test('the linked cards only once: after a reload, a card that was removed is not added again', async () => {
    const { user } = await openByLink(cards.slice(2, 4));
    await screen.findByText('2 cartes sur 15');
    await user.click(within(chosen()[0]!).getByRole('button', { name: /Retirer/ }));
    await user.click(screen.getByRole('button', { name: 'Recharger' }));
    expect(await screen.findByText('1 carte sur 15')).toBeVisible();
  });

  test('the cards that it was opened with, and the icon of their subject', async () => {
    await openByLink(cards.slice(2, 4));
    expect(await screen.findByText('2 cartes sur 15')).toBeVisible();
    expect(chosen()[0]).toHaveTextContent('5 × 2 = ?');
    expect(screen.getByRole('radio', { name: 'Nombres' })).toBeChecked();
  });

  test('the linked cards that fit into the unfinished pack; a toast counts the others', async () => {
    const values = { title: '', icon: '', cards: cards.slice(0, 10), classes_id: null, week: null };
    sessionStorage.setItem('memocartes.pack-draft', JSON.stringify({ account: fakeMe('TEACHER').id, values }));
    await openByLink(cards.slice(10, 18));
    expect(await screen.findByText('15 cartes sur 15')).toBeVisible();
    expect(screen.getByText(/^3 cartes n’ont pas trouvé de place/)).toBeVisible();
  });

  test('the icon of its first card’s subject, unless one was chosen', async () => {
    const first = render(<Default />);
    await add('5 × 2 =');
    expect(screen.getByRole('radio', { name: 'Nombres' })).toBeChecked();
    first.unmount();
    sessionStorage.clear();
    render(<Default />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Étoile' }));
    await add('5 × 2 =');
    expect(screen.getByRole('radio', { name: 'Étoile' })).toBeChecked();
  });

  test('the only class, or the class of the last pack, and the first free week of the class after this week', async () => {
    const only = { ...packsApi, 'GET /classes': { classes: classes.slice(0, 1), count: 1 } } satisfies Answers;
    const host = { me: fakeMe('TEACHER'), texts, route: '/creation-packs' };
    const first = await renderInHost(<ComposerPage />, { ...host, api: only });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Classe' })).toHaveDisplayValue('CE1 A'));
    const week = weeks.weeks.find(({ monday, pack, state }) => monday > today() && !pack && state !== 'holiday')!;
    expect(
      await screen.findByRole('button', { pressed: true, name: new RegExp(`^Semaine ${week.number}, `) }),
    ).toBeVisible();
    expect(screen.getByText(/^Pour la semaine du lundi /)).toBeVisible();
    await add('5 × 2 =');
    await userEvent.type(screen.getByRole('textbox', { name: /Titre du pack/ }), 'Ma table');
    await userEvent.click(screen.getByRole('button', { name: 'Créer et donner le pack' }));
    await waitFor(() =>
      expect(first.sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
        classes_id: 3,
        week: week.monday,
      }),
    );
    first.unmount();
    await renderInHost(<ComposerPage />, { ...host, api: packsApi });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Classe' })).toHaveDisplayValue('CE1 A'));
  });

  test('a class only once: it is not chosen again when the classes are fetched again', async () => {
    let nb_students = 20;
    const ownClass = () => ({ classes: [{ ...classes[0]!, nb_students: (nb_students += 1) }], count: 1 });
    const { user } = await renderInHost(
      <>
        <RefetchButton />
        <ComposerPage />
      </>,
      { me: fakeMe('TEACHER'), texts, route: '/creation-packs', api: { ...packsApi, 'GET /classes': ownClass } },
    );
    const field = await screen.findByRole('combobox', { name: 'Classe' });
    await waitFor(() => expect(field).toHaveDisplayValue('CE1 A'));
    await user.selectOptions(field, 'Plus tard, sans classe');
    await user.click(screen.getByRole('button', { name: '21 élèves' }));
    expect(await screen.findByRole('button', { name: '22 élèves' })).toBeVisible();
    expect(field).toHaveDisplayValue('Plus tard, sans classe');
  });
});

/** Shows the number of students of the first class; a click fetches the classes again. */
function RefetchButton() {
  const { data, refetch } = useMyClasses();
  return (
    <button type="button" onClick={() => void refetch()}>
      {data?.[0]?.nb_students} élèves
    </button>
  );
}

test('keeps an older icon next to the proposed ones', async () => {
  render(<OlderIcon />);
  await screen.findByDisplayValue('Table de 5');
  expect(screen.getByRole('radio', { name: 'Chronomètre' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Boulier' }));
  expect(screen.getByRole('radio', { name: 'Boulier' })).toBeChecked();
});

test('accepts at most fifteen cards [packs.max-cards]', async () => {
  render(<Default />);
  await screen.findByText('18 cartes');
  for (let i = 0; i < 15; i++) await add(`5 × ${i} =`);
  expect(screen.getByText('15 cartes sur 15')).toBeVisible();
  expect(screen.getByRole('button', { name: /Ajouter.*5 × 15/ })).toHaveAttribute('aria-disabled', 'true');
});

test('shows an error on each missing field [packs.required]', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Créer le pack' }));
  expect(await screen.findByText('Choisissez au moins une carte.')).toBeVisible();
  expect(screen.getByText('Champ requis')).toBeVisible();
  expect(screen.getByText('Choisissez une icône.')).toBeVisible();
});

test('creates a pack and assigns it to the class and week of the address', async () => {
  render(<ForAWeek />);
  await add('5 × 2 =');
  await fill();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer et donner le pack' }));
  expect(await screen.findByText(/« Ma table » est donné à la classe CE1 A pour la semaine du lundi/)).toBeVisible();
});

test('shows class and week next to the save button; without them, the toast after saving offers to choose them', async () => {
  const api = { ...packsApi, 'POST /packspro/create': { id: 12, warnings: [] } } satisfies Answers;

  const open = (route: string) =>
    renderInHost(
      <>
        <ComposerPage />
        <Address />
      </>,
      { me: fakeMe('TEACHER'), texts, api, route },
    );

  const planned = await open(`/creation-packs?class=3&week=${weeks.weeks[1]!.monday}`);
  expect(await screen.findByText(/^Pour CE1 A, semaine du lundi/)).toBeInTheDocument();
  planned.unmount();
  sessionStorage.clear();
  const { user } = await open('/creation-packs');
  Element.prototype.scrollIntoView = jest.fn();
  await user.click(await screen.findByText(/^Pas encore de classe/));
  expect(screen.getByRole('combobox', { name: 'Classe' })).toHaveFocus();
  await add('5 × 2 =');
  await fill();
  await user.click(screen.getByRole('button', { name: 'Créer le pack' }));
  await user.click(await screen.findByRole('button', { name: 'Donner à une classe' }));
  expect(await screen.findByText('/schools/packs?view=all&pack=12')).toBeVisible();
});

test('keeps the form and shows an error next to the week if a colleague has assigned a pack to the week first [packs.week-text]', async () => {
  const { unmount } = render(<WeekTaken />);
  await add('5 × 2 =');
  await fill();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer et donner le pack' }));
  expect(await screen.findByText('Un pack est déjà attribué à cette classe cette semaine')).toBeVisible();
  expect(chosen()).toHaveLength(1);
  unmount();
  render(<Default />);
  expect(await screen.findByDisplayValue('Ma table')).toBeVisible();
});

test('shows a failure and keeps the form', async () => {
  render(<SaveFailed />);
  await add('5 × 2 =');
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Créer le pack' }));
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Titre du pack/ })).toHaveValue('Ma table');
});

test('edits a pack; a copy opens as a new pack', async () => {
  const editing = render(<Editing />);
  await userEvent.type(await screen.findByDisplayValue('Table de 5'), '0');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/« Table de 5 » est enregistré/)).toBeVisible();
  editing.unmount();
  render(<Copying />);
  expect(await screen.findByDisplayValue('Table de 5 (copie)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Créer le pack' })).toBeVisible();
});

test('saving an unchanged pack sends nothing and shows that nothing changed; a later change is saved [interface.no-change]', async () => {
  const { user, sent } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: `/creation-packs?pack=${packDetail.id}`,
    api: { ...packsApi, 'PATCH /packspro/:id': packDetail },
  });
  const title = await screen.findByDisplayValue(packDetail.title);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await user.type(title, ' !{Enter}');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
});

test('a copy says how many archived cards are left out [packs.duplicate]', async () => {
  render(<CopyingArchived />);
  expect(await screen.findByDisplayValue('Les capitales (copie)')).toBeVisible();
  expect(screen.getByText(/^1 carte archivée de .* n’est pas reprise dans la copie\.$/)).toBeVisible();
  expect(chosen()).toHaveLength(2);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a copy of a colleague’s pack contains the colleague’s custom cards [packs.duplicate] [packs.cards]', async () => {
  const { sent } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: '/creation-packs?copy=12',
    api: { ...packsApi, 'GET /packspro/:id': colleaguesPack },
  });
  await screen.findByDisplayValue('Les capitales (copie)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Classe' }), '');
  await userEvent.click(screen.getByRole('button', { name: 'Créer le pack' }));
  const published = colleaguesPack.cards.slice(1).map(({ id }) => id);
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ icon: 'home', cards: published }),
  );
});

test('a pack without archived cards is copied without a notice [packs.duplicate]', async () => {
  render(<Copying />);
  expect(await screen.findByDisplayValue('Table de 5 (copie)')).toBeVisible();
  expect(screen.queryByText(/archivée/)).toBeNull();
});

test('the title of a copy is shortened to the maximum length, by whole characters [packs.duplicate]', async () => {
  const titleFor = async (title: string) => {
    const { unmount } = await renderInHost(<ComposerPage />, {
      me: fakeMe('TEACHER'),
      texts,
      route: '/creation-packs?copy=11',
      api: { ...packsApi, 'GET /packspro/:id': { ...packDetail, title } },
    });
    const { value } = await screen.findByRole<HTMLInputElement>('textbox', { name: /Titre du pack/ });
    unmount();
    sessionStorage.clear();
    return value;
  };

  expect(await titleFor('a'.repeat(72))).toBe(`${'a'.repeat(72)} (copie)`);
  const shortened = await titleFor('a'.repeat(80));
  expect(shortened).toBe(`${'a'.repeat(71)}… (copie)`);
  expect(shortened).toHaveLength(maxLength.packTitle);
  expect(await titleFor(`${'a'.repeat(70)}${'🦊'.repeat(5)}`)).toBe(`${'a'.repeat(70)}… (copie)`);
});

test('a copy shows which card was refused; its removal removes the message [packs.duplicate]', async () => {
  render(<CopyRefused />);
  await screen.findByDisplayValue('Les capitales (copie)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Classe' }), '');
  await userEvent.click(screen.getByRole('button', { name: 'Créer le pack' }));
  expect(await screen.findByText(/^La carte n°.2 ne peut pas entrer dans ce pack/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(within(chosen()[1]!).getByRole('button', { name: /Retirer/ }));
  expect(screen.queryByText(/^La carte n°.2/)).toBeNull();
});

test('a copy made from a class’s calendar is proposed for that class, in its next free week [packs.duplicate]', async () => {
  const { sent } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: '/creation-packs?copy=12&class=4',
    api: { ...packsApi, 'GET /packspro/:id': colleaguesPack },
  });
  expect(await screen.findByDisplayValue('CE2 B')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Créer et donner le pack' }));
  await waitFor(() =>
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      classes_id: 4,
      week: weeks.weeks[1]!.monday,
    }),
  );
});

test('the cards of the school’s packs can be searched [packs.school-cards]', async () => {
  const { user, sent } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: '/creation-packs',
    api: packsApi,
  });
  await user.type(await screen.findByRole('combobox', { name: 'Chercher une carte' }), 'collègues');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent.findLast(({ path }) => path === '/cards')!.query.get('in_school_pack')).toBe('true'));
});

test('a copy opened from a week of a class replaces its pack there, unless another week is chosen [packs.replace]', async () => {
  const [replaced, nextFree] = weeks.weeks;
  const open = () =>
    renderInHost(<ComposerPage />, {
      me: fakeMe('TEACHER'),
      texts,
      route: `/creation-packs?copy=11&class=3&week=${replaced!.monday}`,
      api: packsApi,
    });
  const created = ({ sent }: Awaited<ReturnType<typeof open>>) =>
    sent.find(({ method }) => method === 'POST')?.body as CreatePack | undefined;

  const replacing = await open();
  expect(await screen.findByText(/^« Table de 5 » sera retiré de cette semaine/)).toBeVisible();
  expect(
    await screen.findByRole('button', { name: /^Pour CE1 A, semaine du .*, à la place de «.Table de 5.»$/ }),
  ).toBeVisible();
  await replacing.user.click(screen.getByRole('button', { name: 'Créer et remplacer le pack' }));
  await waitFor(() =>
    expect(created(replacing)).toMatchObject({ classes_id: 3, week: replaced!.monday, replaces: 11 }),
  );
  replacing.unmount();

  const moving = await open();
  await moving.user.click((await screen.findAllByRole('button', { name: /Semaine .*, Libre/ }))[0]!);
  expect(screen.queryByText(/sera retiré de cette semaine/)).toBeNull();
  const taken = screen.getByRole('button', { name: /Cette semaine, Table de 5/ });
  expect(taken).not.toHaveAttribute('aria-disabled');
  await moving.user.click(screen.getByRole('button', { name: 'Créer et donner le pack' }));
  await waitFor(() => expect(created(moving)).toMatchObject({ classes_id: 3, week: nextFree!.monday }));
  expect(created(moving)).not.toHaveProperty('replaces');
});

test('if the week in the address has another pack than the copied one, the copy can’t replace it [packs.replace]', async () => {
  const taken = weeks.weeks[0]!.monday;
  await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: `/creation-packs?copy=12&class=3&week=${taken}`,
    api: { ...packsApi, 'GET /packspro/:id': colleaguesPack },
  });
  expect(await screen.findByRole('button', { name: 'Créer et donner le pack' })).toBeVisible();
  expect(await screen.findByRole('button', { name: /Cette semaine, Table de 5/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('if the week has another pack meanwhile, the copy is refused and no longer replaces a pack [packs.replace]', async () => {
  const answers = [packDetail, { ...packDetail, classes: [] }];
  const { user } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: `/creation-packs?copy=11&class=3&week=${weeks.weeks[0]!.monday}`,
    api: { ...packsApi, 'GET /packspro/:id': () => answers.shift(), 'POST /packspro/create': weekTaken },
  });
  await user.click(await screen.findByRole('button', { name: 'Créer et remplacer le pack' }));
  expect(await screen.findByText('Un pack est déjà attribué à cette classe cette semaine')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Créer et donner le pack' })).toBeVisible();
  expect(screen.queryByText(/sera retiré de cette semaine/)).toBeNull();
});

test('the page has no accessibility findings while it replaces a pack', async () => {
  render(<Replacing />);
  await screen.findByText(/sera retiré de cette semaine/);
  expect(await axeFindings(document.body)).toEqual([]);
});

test('requests cards in the order of the nearest level, with the level of the pack’s class if there is one', async () => {
  const queryAt = async (route: string) => {
    const { sent, unmount } = await renderInHost(<ComposerPage />, {
      me: fakeMe('TEACHER'),
      texts,
      api: packsApi,
      route,
    });
    await screen.findByText('18 cartes');
    await waitFor(() => expect(sent.some(({ path }) => path === '/classes')).toBe(true));
    const query = () => sent.findLast(({ path }) => path === '/cards')!.query;
    if (route.includes('class')) await waitFor(() => expect(query().has('near')).toBe(true));
    const lastArgs = Object.fromEntries(query());
    unmount();
    return lastArgs;
  };

  expect(await queryAt('/creation-packs')).toMatchObject({ order_by: 'nearest' });
  expect(await queryAt('/creation-packs?class=3')).toMatchObject({ order_by: 'nearest', near: 'CE1' });
});

describe('for a class with several levels', () => {
  const mixed: ClassRow = {
    ...classes[0]!,
    level: 'CP/CE1/CE2',
    student_levels: ['CE1', 'CE2'],
    new_cards_by_level: true,
  };
  const host = {
    me: fakeMe('TEACHER'),
    texts,
    api: { ...packsApi, 'GET /classes': { classes: [{ ...mixed }, classes[1]!], count: 2 } } satisfies Answers,
  };

  test('counts the cards of each level while a pack is composed [packs.by-level]', async () => {
    const { sent } = await renderInHost(<ComposerPage />, { ...host, route: '/creation-packs?class=3' });
    const counts = await screen.findByRole('list', { name: 'Cartes par niveau' });
    expect(counts).toHaveTextContent('CE1 : aucune carteCE2 : aucune carte');
    await add('5 × 2 =');
    expect(counts).toHaveTextContent('CE1 : 1 carteCE2 : aucune carte');
    const query = () => sent.findLast(({ path }) => path === '/cards')!.query;
    await waitFor(() => expect(query().getAll('near')).toEqual(['CE1', 'CE2']));
  });

  test.each([
    ['TEACHER', 'demandez à la direction de cocher'],
    ['ADMIN', 'celles de son niveau, cochez'],
  ] as const)(
    'says to a %s that the whole class gets the cards of both levels [packs.all-levels]',
    async (role, remedy) => {
      const [first, ...others] = packDetail.cards;
      const assignedPack = {
        ...packDetail,
        cards: [{ ...first!, level: 'CE2' as const }, ...others],
        classes: [{ id: 1, classes_id: 3, name: 'CE1 A', week: today() }],
      };
      const without = { ...mixed, new_cards_by_level: false };
      const api = {
        ...packsApi,
        'GET /classes': { classes: [without, classes[1]!], count: 2 },
        'GET /packspro/:id': assignedPack,
      } satisfies Answers;
      await renderInHost(<ComposerPage />, {
        ...host,
        me: fakeMe(role),
        api,
        route: `/creation-packs?pack=${assignedPack.id}`,
      });
      expect(
        await screen.findByText(/^Toute la classe CE1 A reçoit les cartes des niveaux CE1 et CE2/),
      ).toHaveTextContent(remedy);
      expect(screen.queryByRole('list', { name: 'Cartes par niveau' })).not.toBeInTheDocument();
    },
  );

  test('counts the cards for the classes that have the pack, while it is edited [packs.by-level]', async () => {
    const assignedPack = { ...packDetail, classes: [{ id: 1, classes_id: 3, name: 'CE1 A', week: today() }] };
    const api = { ...host.api, 'GET /packspro/:id': assignedPack } satisfies Answers;
    await renderInHost(<ComposerPage />, { ...host, api, route: `/creation-packs?pack=${packDetail.id}` });
    const counts = await screen.findByRole('list', { name: 'Cartes par niveau' });
    expect(counts).toHaveTextContent('CE1 : 6 cartesCE2 : aucune carte');
  });
});

test('a week in the address that is not a day is ignored [interface.list-address]', async () => {
  await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    api: packsApi,
    route: '/creation-packs?class=3&week=demain',
  });
  expect(await screen.findByText(/^Pour CE1 A, semaine du lundi/)).toBeInTheDocument();
});

test('filters cards by search and chips, as in the list of cards', async () => {
  const { sent, user } = await renderInHost(<ComposerPage />, { me: fakeMe('TEACHER'), texts, api: packsApi });
  await user.type(await screen.findByRole('combobox', { name: 'Chercher une carte' }), 'ce1 images');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: 'Retirer le filtre Niveau\u00a0: CE1' })).toBeVisible();
  await waitFor(() => expect(sent.findLast(({ path }) => path === '/cards')!.query.get('features')).toBe('image'));
  expect(sent.findLast(({ path }) => path === '/cards')!.query.get('level')).toBe('CE1');
});

test('shows no match with its count, a failure and English texts [interface.result-count]', async () => {
  const none = render(<NoMatch />);
  expect(await screen.findByRole('button', { name: 'Effacer les filtres' })).toBeVisible();
  expect(await screen.findByText('0 carte')).toHaveAttribute('role', 'status');
  none.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Compose a pack' })).toBeVisible();
});

test('« les miennes » also finds the cards that the teacher shares', async () => {
  const { sent, user } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    api: packsApi,
  });
  await user.type(await screen.findByRole('combobox', { name: 'Chercher une carte' }), 'les miennes{Enter}');
  await waitFor(() => expect(sent.at(-1)!.query.get('mine')).toBe('true'));
  expect(sent.at(-1)!.query.has('card_type')).toBe(false);
});

describe('a pack that a colleague changed meanwhile', () => {
  const [first, second, third] = cards.slice(0, 3);
  const opened = { ...packDetail, cards: [first!, second!] };

  const open = async (current: Partial<PackDetail>) => {
    const answers: Answer<'PATCH /packspro/:id'>[] = [
      { statusCode: 409, code: 'VERSION_CHANGED', message: 'Modifié.', current: { ...current, version: 2 } },
      { ...opened, version: 3 },
    ];
    const host = await renderInHost(<ComposerPage />, {
      me: fakeMe('TEACHER'),
      texts,
      route: `/creation-packs?pack=${packDetail.id}`,
      api: { ...packsApi, 'GET /packspro/:id': opened, 'PATCH /packspro/:id': () => answers.shift() },
    });
    await screen.findByDisplayValue(packDetail.title);
    const patches = () =>
      host.sent.filter(({ method }) => method === 'PATCH').map(({ body, ifMatch }) => ({ body, ifMatch }));
    const save = () => host.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    return { ...host, patches, save };
  };

  const takeOut = async () => userEvent.click(within(chosen()[0]!).getByRole('button', { name: /Retirer/ }));

  test('shows both lists of cards and saves the chosen list', async () => {
    const added = { ...third!, front_side: { ...third!.front_side, line3: 'sans dictionnaire' } };
    const { user, save, patches } = await open({ ...opened, title: 'Tables', cards: [first!, second!, added] });
    await takeOut();
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps' }));
    const group = within(dialog.getByRole('group', { name: 'Cartes du pack, dans l’ordre' }));
    expect(group.getByRole('radio', { name: /Ma version/ })).toBeChecked();
    expect(group.getByText(/sans dictionnaire/)).toBeVisible();
    expect(
      within(dialog.getByRole('group', { name: 'Titre du pack' })).getByRole('radio', { name: /Tables/ }),
    ).toBeChecked();
    await user.click(
      group.getByRole('radio', { name: new RegExp(`Version enregistrée.*${third!.displayed_id}`, 's') }),
    );
    await user.click(group.getByRole('radio', { name: /Ma version/ }));
    expect(await axeFindings(document.body)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }));
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()).toEqual([
      { body: { cards: [second!.id] }, ifMatch: '"1"' },
      { body: { cards: [second!.id] }, ifMatch: '"2"' },
    ]);
  });

  test('merges a title changed by a colleague with the user’s own list of cards, without asking', async () => {
    const { save, patches } = await open({ ...opened, title: 'Tables' });
    await takeOut();
    await save();
    expect(await screen.findByText(/D’autres modifications avaient été enregistrées/)).toBeVisible();
    expect(patches()[1]).toEqual({ body: { cards: [second!.id] }, ifMatch: '"2"' });
  });
});

test('restores an unfinished pack to its author only', async () => {
  const open = (id: number) =>
    renderInHost(<ComposerPage />, {
      me: { ...fakeMe('TEACHER'), id },
      texts,
      route: '/creation-packs',
      api: packsApi,
    });

  const title = () => screen.findByRole('textbox', { name: /Titre du pack/ });
  const first = await open(10);
  await first.user.type(await title(), 'Ma table');
  first.unmount();
  const sameAuthor = await open(10);
  expect(await title()).toHaveValue('Ma table');
  sameAuthor.unmount();
  const otherAccount = await open(11);
  expect(await title()).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ma table');
  otherAccount.unmount();
  await open(10);
  expect(await title()).toHaveValue('');
});

test('a copy left unfinished is restored, and does not replace an unfinished new pack', async () => {
  const open = (route: string) =>
    renderInHost(<ComposerPage />, { me: fakeMe('TEACHER'), texts, route, api: packsApi });
  const title = () => screen.findByRole('textbox', { name: /Titre du pack/ });
  const first = await open('/creation-packs');
  await first.user.type(await title(), 'Ma table');
  first.unmount();
  const copying = await open('/creation-packs?copy=11');
  await copying.user.type(await title(), ' de Zoé');
  copying.unmount();
  const again = await open('/creation-packs?copy=11');
  expect(await title()).toHaveValue('Table de 5 (copie) de Zoé');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Classe' }), '');
  await userEvent.click(screen.getByRole('button', { name: 'Créer le pack' }));
  await waitFor(() => expect(again.sent.some(({ method }) => method === 'POST')).toBe(true));
  again.unmount();
  const other = await open('/creation-packs?copy=11');
  expect(await title()).toHaveValue('Table de 5 (copie)');
  other.unmount();
  await open('/creation-packs');
  expect(await title()).toHaveValue('Ma table');
});

testStories({ default: stories.default, Loading: stories.Loading });
