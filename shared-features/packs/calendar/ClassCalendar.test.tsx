import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { addDays } from '@memocartes/contract/learning/calendar/days';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound, pending } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { classes, packsApi, weeks } from '../../fixtures/packs.data.ts';
import { packsTexts } from '../texts.ts';
import * as stories from './ClassCalendar.stories.tsx';
import { ClassCalendar } from './ClassCalendar.tsx';

const { Default, MovedOntoTaken, MovedOntoHoliday, MovedPartly, OneClass, ManyPacks, CalendarOver } =
  composeStories(stories);

const week = (words: RegExp) => screen.findByRole('button', { name: words });
const free = async () => (await screen.findAllByRole('button', { name: /Semaine .*, Libre/ }))[0]!;
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Clicks « Annuler » in the toast with this text. */
const undo = async (words: RegExp) => {
  const toast = within((await screen.findByText(words)).parentElement!);
  await userEvent.click(toast.getByRole('button', { name: 'Annuler' }));
};

/** jsdom has no PointerEvent and no layout: the tile under the pointer is passed in. */
const drag = async (to: Element) => {
  const pack = await week(/Cette semaine, Table de 5/);
  document.elementFromPoint = () => to;

  const point = (type: string, on: Element | Document, clientX: number) =>
    act(() => {
      const event = new MouseEvent(type, { bubbles: true, clientX, clientY: 300, button: 0 });
      on.dispatchEvent(Object.assign(event, { pointerType: 'mouse' }));
    });

  point('pointerdown', pack, 10);
  point('pointermove', document, 60);
  point('pointerup', document, 60);
};

test('moves a pack dragged to a free week, and undoes the move [packs.move]', async () => {
  render(<Default />);
  await week(/Cette semaine/);
  await drag(await free());
  await undo(/« Table de 5 » passe à la semaine du lundi .* pour CE1 A\./);
  expect(await screen.findByText(/« Table de 5 » est revenu à la semaine du lundi/)).toBeVisible();
});

test('explains why a pack can’t be dropped on a taken week or a holiday [packs.week-text] [packs.holidays]', async () => {
  const taken = render(<MovedOntoTaken />);
  await drag(await free());
  expect(await screen.findByText('Un pack est déjà attribué à cette classe cette semaine')).toBeVisible();
  taken.unmount();
  render(<MovedOntoHoliday />);
  await drag(await week(/Vacances · Noël/));
  expect(await screen.findByText(/Cette semaine est entièrement en vacances scolaires/)).toBeVisible();
});

test('moves a pack in a dialog to a week partly in holidays; weeks entirely in holidays are disabled [packs.move]', async () => {
  render(<MovedPartly />);
  await userEvent.click(await week(/Cette semaine, Table de 5/));
  await click('Déplacer à la semaine…');
  const dialog = within(await screen.findByRole('dialog', { name: /^Déplacer «.Table de 5.»$/ }));
  const holiday = await dialog.findByRole('button', { name: /Vacances · Noël/ });
  expect(holiday).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByRole('button', { name: 'Déplacer le pack' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(dialog.getByRole('button', { name: /Semaine incomplète · Lundi de Pâques/ }));
  expect(dialog.getByText(/en partie en vacances \(Lundi de Pâques\)/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Déplacer le pack' }));
  expect(await screen.findByText(/passe à la semaine du .*, en partie en vacances/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('undoing a move shows that the pack has moved again meanwhile [packs.move]', async () => {
  let nbMoves = 0;

  const move = (): Answer<'PATCH /packspro/:id/classes/:classes_id/:week'> => {
    nbMoves += 1;
    return nbMoves === 1 ? { id: 11, warnings: [] } : notFound;
  };

  await renderInHost(<ClassCalendar class_={classes[0]!} />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    api: { ...packsApi, 'PATCH /packspro/:id/classes/:classes_id/:week': move },
  });
  await week(/Cette semaine/);
  await drag(await free());
  await undo(/« Table de 5 » passe à la semaine du lundi/);
  expect(await screen.findByText(/« Table de 5 » n’est plus à la semaine du lundi .* ne peut plus/)).toBeVisible();
});

test('before a pack is copied, shows that the other class already has a pack in the same week [packs.copy]', async () => {
  render(<Default />);
  await userEvent.click(await week(/Cette semaine, Table de 5/));
  await click('Donner à une autre classe');
  const dialog = within(await screen.findByRole('dialog', { name: /^Donner «.Table de 5.» à une autre classe$/ }));
  expect(
    await dialog.findByText(/Un pack est déjà attribué à cette classe cette semaine : .*« Table de 5 »/),
  ).toBeVisible();
  expect(dialog.queryByRole('option', { name: 'CE1 A' })).not.toBeInTheDocument();
  await userEvent.click((await dialog.findAllByRole('button', { name: /Semaine .*, Libre/ }))[0]!);
  expect(dialog.queryByText(/Un pack est déjà attribué/)).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Donner ce pack' }));
  expect(await screen.findByText(/« Table de 5 » est donné à la classe CE2 B pour la semaine du/)).toBeVisible();
});

test('unassigns a pack with a toast that names the week, and assigns it again on undo', async () => {
  render(<OneClass />);
  await userEvent.click(await week(/Cette semaine, Table de 5/));
  expect(screen.queryByRole('button', { name: 'Donner à une autre classe' })).not.toBeInTheDocument();
  await click('Retirer de cette semaine');
  await undo(/« Table de 5 » n’est plus donné à la classe CE1 A pour la semaine du lundi/);
  expect(await screen.findByText(/« Table de 5 » est de nouveau donné à la classe CE1 A/)).toBeVisible();
});

test('while a pack is unassigned, its dialog stays open, and no other button or link in it can be used [interface.dialog-busy] [interface.saving-read-only]', async () => {
  const { user } = await renderInHost(<ClassCalendar class_={classes[0]!} />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    api: { ...packsApi, 'DELETE /packspro/:id/classes/:classes_id/:week': pending },
  });
  await user.click(await week(/Cette semaine, Table de 5/));
  await screen.findByRole('button', { name: 'Donner à une autre classe' });
  await click('Retirer de cette semaine');
  const dialog = within(screen.getByRole('dialog', { name: 'Table de 5' }));
  const actions = [
    ...['Donner à une autre classe', 'Déplacer à la semaine…'].map((name) => dialog.getByRole('button', { name })),
    ...dialog.getAllByRole('link'),
    ...dialog.getAllByRole('button', { name: /^Retirer .* du pack$/ }),
  ];
  for (const action of actions) expect(action).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Table de 5' })).toBeVisible();
});

test('unassigning a pack that another tab has already unassigned succeeds; the weeks are fetched again [interface.deleted-already]', async () => {
  const { sent, user } = await renderInHost(<ClassCalendar class_={classes[0]!} />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    api: {
      ...packsApi,
      'DELETE /packspro/:id/classes/:classes_id/:week': notFound,
    },
  });
  const nbLists = () => sent.filter(({ path }) => path.endsWith('/weeks')).length;
  await user.click(await week(/Cette semaine, Table de 5/));
  const before = nbLists();
  await click('Retirer de cette semaine');
  expect(await screen.findByText(/« Table de 5 » n’est plus donné à la classe CE1 A/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(nbLists()).toBeGreaterThan(before));
});

test.each([
  ['a teacher', 'TEACHER', 'their own packs', '20'],
  ['a school admin', 'ADMIN', 'the packs of the school', null],
] as const)(
  'for a free week, %s (%s) chooses among %s; a search covers the school [packs.school]',
  async (_who, role, _packs, teacher) => {
    const { user, sent } = await renderInHost(<ClassCalendar class_={classes[0]!} />, {
      me: fakeMe(role, { userId: 20 }),
      texts: packsTexts,
      api: packsApi,
    });
    const lists = () => sent.filter(({ path }) => path === '/packspro/');
    await user.click(await free());
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByRole('radio');
    expect(lists().at(-1)!.query.get('teacher_id')).toBe(teacher);
    await user.type(dialog.getByRole('textbox'), 'cap');
    await waitFor(() => expect(lists().at(-1)!.query.get('search')).toBe('cap'));
    expect(lists().at(-1)!.query.get('teacher_id')).toBeNull();
  },
);

test('the calendar says how many cards of a pack are archived [packs.archived]', async () => {
  const [first, ...others] = weeks.weeks;
  const archived = { ...first!, pack: { ...first!.pack!, nb_archived: 2 } };
  await renderInHost(<ClassCalendar class_={classes[0]!} />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    api: { ...packsApi, 'GET /classes/:id/weeks': { ...weeks, weeks: [archived, ...others] } },
  });
  expect(await week(/Table de 5, 6 cartes, dont 2 archivées/)).toBeVisible();
});

test('the calendar names the levels of the class that get no card of a pack; the dialog counts the cards of each level [packs.by-level]', async () => {
  const [first, ...others] = weeks.weeks;
  const by_level = [
    { level: 'CE1', nb_cards: 6 },
    { level: 'CE2', nb_cards: 0 },
  ] as const;
  const ofOneLevel = { ...first!, pack: { ...first!.pack!, by_level: [...by_level] } };
  const class_: ClassRow = { ...classes[0]!, student_levels: ['CE1', 'CE2'], new_cards_by_level: true };
  await renderInHost(<ClassCalendar class_={class_} />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    api: { ...packsApi, 'GET /classes/:id/weeks': { ...weeks, weeks: [ofOneLevel, ...others] } },
  });
  await userEvent.click(await week(/Table de 5, CE2\s: aucune carte · 6 cartes/));
  const counts = await screen.findByRole('list', { name: 'Cartes par niveau' });
  expect(counts).toHaveTextContent('CE1 : 6 cartesCE2 : aucune carte');
});

test('for a free week, a teacher without packs chooses among those of the school, with their authors [packs.school]', async () => {
  const { user } = await renderInHost(<ClassCalendar class_={classes[0]!} />, {
    me: fakeMe('TEACHER', { userId: 20 }),
    texts: packsTexts,
    api: {
      ...packsApi,
      'GET /packspro/': ({ query }: { readonly query: URLSearchParams }) =>
        query.has('teacher_id') ? { packs_pro: [], count: 0 } : packsApi['GET /packspro/'],
    },
  });
  await user.click(await free());
  expect(await screen.findByRole('radio', { name: /Table de 5 6 cartes · Camille ROUSSEL/ })).toBeVisible();
});

test('for a free week, a teacher with packs can switch to those of the school and back; the switch keeps the focus [packs.school]', async () => {
  const { user, sent } = await renderInHost(<ClassCalendar class_={classes[0]!} />, {
    me: fakeMe('TEACHER', { userId: 20 }),
    texts: packsTexts,
    api: packsApi,
  });
  const lastTeacher = () => sent.findLast(({ path }) => path === '/packspro/')!.query.get('teacher_id');
  await user.click(await free());
  await user.click(await screen.findByRole('radio', { name: /Table de 5/ }));
  await user.click(screen.getByRole('button', { name: 'Voir les packs de l’école' }));
  expect(await screen.findByRole('radio', { name: /Les capitales 15 cartes · Hervé GUYOT/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Table de 5/ })).not.toBeChecked();
  expect(lastTeacher()).toBeNull();
  const back = screen.getByRole('button', { name: 'Voir mes packs seulement' });
  expect(back).toHaveFocus();
  await user.click(back);
  await waitFor(() => expect(screen.getByRole('radio', { name: /Table de 5 6 cartes$/ })).toBeVisible());
});

test('a class’s pack shows its author and a link to a copy that replaces it; for a past week, the copy does not replace it [packs.replace]', async () => {
  const { unmount } = render(<Default />);
  await userEvent.click(await week(/Cette semaine, Table de 5/));
  const dialog = within(await screen.findByRole('dialog', { name: 'Table de 5' }));
  expect(await dialog.findByText('Camille ROUSSEL')).toBeVisible();
  const [current] = weeks.weeks;
  const duplicate = () => within(screen.getByRole('dialog')).getByRole('link', { name: 'Dupliquer' });
  expect(duplicate()).toHaveAttribute('href', `/creation-packs?copy=11&class=3&week=${current!.monday}`);
  unmount();
  const past = { ...current!, monday: addDays(current!.monday, -7) };
  await renderInHost(<ClassCalendar class_={classes[0]!} />, {
    me: fakeMe('TEACHER'),
    texts: packsTexts,
    api: { ...packsApi, 'GET /classes/:id/weeks': { ...weeks, weeks: [past, ...weeks.weeks.slice(1)] } },
  });
  await userEvent.click(await week(/Table de 5/));
  await screen.findByRole('dialog', { name: 'Table de 5' });
  expect(duplicate()).toHaveAttribute('href', '/creation-packs?copy=11&class=3');
});

test('shows twenty packs at first, then twenty more', async () => {
  render(<ManyPacks />);
  await userEvent.click(await free());
  expect(await screen.findAllByRole('radio')).toHaveLength(20);
  await click('Afficher plus de packs');
  expect(await screen.findByRole('radio', { name: /^Pack 40/ })).toBeVisible();
  await click('Afficher plus de packs');
  expect(await screen.findByRole('radio', { name: /^Pack 45/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Afficher plus de packs' })).not.toBeInTheDocument();
});

test('explains the end of the school calendar, and how to request the next one', async () => {
  render(<CalendarOver />);
  expect(await screen.findByText(/Le calendrier scolaire s’est arrêté le 31\/08\/2027.*Nous contacter/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});
