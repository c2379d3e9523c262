import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './MyChildrenPage.stories.tsx';

const all = composeStories(stories);
const { Default, OneChild, NewChild, HardWeek, Holidays, TwoTeachers, NoMessaging, Empty, Failed, Detached } = all;
const {
  EarlierWeekWithoutAnswer,
  LeftSchool,
  LeftBeforeThisWeek,
  Loading,
  LoadingWeek,
  FailedWeek,
  FailedEarlierWeek,
  OldBookmark,
  RequestsReceived,
  English,
} = all;

const packCard = (name: string) => screen.findByRole('button', { name });

test('shows how the week went, what moved and what is due next [families.week] [families.activity] [families.due]', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Inès BENALI' })).toBeVisible();
  expect(screen.getByText('CE1 A · École élémentaire Jean-Macé')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Une belle semaine' })).toBeVisible();
  expect(screen.getByText('9 réponses justes sur 11')).toBeVisible();
  expect(screen.getByText('9 cartes revues, dont 3 nouvelles · 2 séances en classe')).toBeVisible();
  expect(screen.getByText('Ses cartes ont avancé 6 fois, 2 sont maintenant acquises')).toBeVisible();
  expect(
    screen.getByText(/^Ses cartes sont revenues 2 fois en arrière\s: elles seront bientôt à revoir$/),
  ).toBeVisible();
  expect(screen.getByText(/^5 cartes à revoir en classe, puis 3 le /)).toBeVisible();
  expect(await screen.findByRole('table', { name: /Mathématiques/ })).toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('says that a child has left the school, and offers no revision at home [families.left]', async () => {
  render(<LeftSchool />);
  expect(await screen.findByText('N’est plus dans cette école · École élémentaire Jean-Macé')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Réviser à la maison' })).not.toBeInTheDocument();
  expect(screen.queryByText(/à revoir/)).not.toBeInTheDocument();
  expect(screen.getByText('Ses cartes sont revenues 2 fois en arrière')).toBeVisible();
});

test('the week of a child who has left the school says that nothing is left to revise there [families.left]', async () => {
  render(<LeftBeforeThisWeek />);
  expect(await screen.findByRole('heading', { name: 'Plus de révision dans cette école' })).toBeVisible();
  expect(screen.queryByText(/quand la classe ouvre une séance/)).not.toBeInTheDocument();
  expect(screen.queryByText('Pas de pack cette semaine')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Rien à revoir/)).not.toBeInTheDocument();
});

test('opens a card of the pack, turns the card over and moves to the next card [families.pack]', async () => {
  render(<Default />);
  expect(await screen.findByText('Donné par Claire MARTIN · 10 cartes')).toBeVisible();
  await userEvent.click(await packCard('Ouvrir la carte 2\u00a0: 6 × 2 = ?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Carte 2 sur 10' }));
  expect(dialog.getByText('Acquise')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Voir la réponse' }));
  expect(dialog.getByRole('group', { name: 'Verso' })).toHaveTextContent('12');
  await userEvent.click(dialog.getByRole('button', { name: 'Carte suivante' }));
  expect(screen.getByRole('dialog', { name: 'Carte 3 sur 10' })).toBeVisible();
  expect(dialog.getByRole('group', { name: 'Recto' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('a swipe leads to the card before or after; a mostly vertical move does not [families.pack]', async () => {
  render(<Default />);
  await userEvent.click(await packCard('Ouvrir la carte 2\u00a0: 6 × 2 = ?'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Carte 2 sur 10' }));

  const swipe = (x: number, y: number) => {
    const card = dialog.getByRole('group', { name: 'Recto' });
    fireEvent.touchStart(card, { touches: [{ clientX: 200, clientY: 300 }] });
    fireEvent.touchEnd(card, { changedTouches: [{ clientX: 200 + x, clientY: 300 + y }] });
  };

  swipe(-120, 10);
  expect(screen.getByRole('dialog', { name: 'Carte 3 sur 10' })).toBeVisible();
  swipe(-60, 90);
  expect(screen.getByRole('dialog', { name: 'Carte 3 sur 10' })).toBeVisible();
  for (const name of ['Carte 2 sur 10', 'Carte 1 sur 10', 'Carte 1 sur 10']) {
    swipe(120, 0);
    expect(screen.getByRole('dialog', { name })).toBeVisible();
  }
});

test('switches between children by keyboard [families.own-children]', async () => {
  render(<Default />);
  const children = within(await screen.findByRole('navigation', { name: 'Choisir un enfant' }));
  expect(children.getByRole('link', { name: 'Inès' })).toHaveAttribute('aria-current', 'page');
  children.getByRole('link', { name: 'Sami' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 2, name: 'Sami BENALI' })).toBeVisible();
  expect(screen.queryByText('9 réponses justes sur 11')).not.toBeInTheDocument();
});

test('after a request is accepted, shows the week of the new child [followers.accepted]', async () => {
  render(<RequestsReceived />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Inès BENALI' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^Accepter .* Noé D\.$/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Sami BENALI' })).toBeVisible();
});

test('shows no switcher for an only child', async () => {
  render(<OneChild />);
  expect(await screen.findByRole('heading', { level: 2, name: 'Inès BENALI' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Choisir un enfant' })).not.toBeInTheDocument();
});

test('shows a child without class, pack or answer', async () => {
  render(<NewChild />);
  expect(await screen.findByText('Sans classe pour l’instant · École élémentaire Jean-Macé')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pas encore de révision en classe cette semaine' })).toBeVisible();
  expect(screen.getByText(/quand l’école aura placé l’enfant dans une classe/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Pas de pack cette semaine' })).toBeVisible();
  expect(screen.getByText('Rien à revoir pour l’instant')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'En classe' })).not.toBeInTheDocument();
});

test('says that a week was hard, and returns to the current week [families.activity] [families.history]', async () => {
  render(<HardWeek />);
  expect(await screen.findByRole('heading', { name: 'Une semaine exigeante' })).toBeVisible();
  expect(screen.getByText('4 réponses justes sur 11')).toBeVisible();
  expect(screen.queryByText(/à revoir en classe/)).not.toBeInTheDocument();
  expect(screen.getByText('Beaucoup d’erreurs, et c’est ainsi qu’on apprend.')).toBeVisible();
  expect(screen.getByText('Ses cartes sont revenues 5 fois en arrière')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Semaine suivante' }));
  expect(await screen.findByRole('heading', { name: 'Une belle semaine' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Semaine suivante' })).toHaveAttribute('aria-disabled', 'true');
});

test('says of an earlier week without an answer in class that practice at home is not counted [families.activity]', async () => {
  render(<EarlierWeekWithoutAnswer />);
  expect(await screen.findByRole('heading', { name: 'Pas de révision en classe cette semaine-là' })).toBeVisible();
  expect(screen.getByText(/^L’entraînement à la maison, .* n’est pas compté ici\.$/)).toBeVisible();
});

test('lists the earlier weeks, each with its pack and right answers [families.history]', async () => {
  render(<Default />);
  await userEvent.click(await screen.findByRole('link', { name: /Les mots invariables.*6 réponses justes sur 11/ }));
  expect(await screen.findByRole('heading', { name: 'Une semaine exigeante' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Vacances.*pas de révision/ })).toBeVisible();
});

test('says that the week is in the holidays, and announces the next pack', async () => {
  render(<Holidays />);
  expect(await screen.findByRole('heading', { name: 'Une semaine de vacances' })).toBeVisible();
  expect(screen.getByText(/Le prochain, « Les homophones » \(12 cartes\), est prévu pour la semaine du/)).toBeVisible();
});

test('offers to write to the teachers only if the school has messaging [families.write]', async () => {
  const { unmount } = render(<Default />);
  const writeLink = await screen.findByRole('link', { name: 'Écrire à Claire MARTIN' });
  expect(writeLink).toHaveAttribute('href', '/messaging?student=7');
  unmount();
  const { unmount: close } = render(<TwoTeachers />);
  expect(await screen.findByRole('link', { name: 'Écrire à l’équipe enseignante' })).toBeVisible();
  expect(screen.getByText('Noah PETIT')).toBeVisible();
  close();
  render(<NoMessaging />);
  expect(await screen.findByText('Claire MARTIN')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Écrire/ })).not.toBeInTheDocument();
});

test('explains that a child is no longer attached, and offers the other children [families.detached]', async () => {
  render(<Detached />);
  expect(await screen.findByText('Cet enfant n’est pas, ou n’est plus, rattaché à votre compte')).toBeVisible();
  expect(screen.queryByText('Inès BENALI')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Sami' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Sami BENALI' })).toBeVisible();
});

test('explains who can attach a child when no child is attached [families.none]', async () => {
  render(<Empty />);
  expect(await screen.findByText('Aucun enfant n’est rattaché à votre compte')).toBeVisible();
  expect(screen.getByText(/^C’est l’école qui rattache un enfant à ses proches/)).toBeVisible();
});

test.each([
  ['the children', Failed],
  ['the week', FailedWeek],
])('offers a retry when %s can’t be loaded', async (_what, Story) => {
  render(<Story />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('offers a retry and hides the previous week when an earlier week can’t be loaded [families.history]', async () => {
  render(<FailedEarlierWeek />);
  await userEvent.click(await screen.findByRole('button', { name: 'Semaine précédente' }));
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Une belle semaine' })).not.toBeInTheDocument();
});

test('an address with a week that is no longer shown leads to the current week [families.history]', async () => {
  render(<OldBookmark />);
  expect(await screen.findByText('Cette semaine')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Une belle semaine' })).toBeVisible();
});

test.each([
  ['the list of children', Loading],
  ['a week', LoadingWeek],
])('shows that %s is loading', async (_what, Story) => {
  render(<Story />);
  // Other parts of the page may be loading too.
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
});

test('is shown in English', async () => {
  render(<English />);
  expect(await screen.findByRole('heading', { name: 'A good week' })).toBeVisible();
  expect(screen.getByText('9 right answers out of 11')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to Claire MARTIN' })).toBeVisible();
});

test('an earlier week opens at its beginning [families.history]', async () => {
  render(<Default />);
  const [link] = await screen.findAllByRole('link', { name: /^Semaine du / });
  const start = document.getElementById(new URL((link as HTMLAnchorElement).href).hash.slice(1))!;
  expect(within(start).getByRole('heading', { name: 'Inès BENALI' })).toBeVisible();
});

test('« Imprimer la semaine » opens the browser’s print dialog; the print has the week’s date [families.print]', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<Default />);
  expect(await screen.findByText(/^Semaine du/, { selector: '.child-week__printed' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimer la semaine' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('the print of a week has no buttons, no other children and no other weeks [families.print]', () => {
  const css = readFileSync(join(__dirname, '../child/week.css'), 'utf8');
  const [, hidden] = /@media print \{\s*([^{}]*)\{\s*display: none;/.exec(css)!;
  expect(hidden!.split(',').map((selector) => selector.trim())).toEqual([
    '.child-switcher',
    '.child-week .mc-button',
    '.child-week .home-revision',
    '.child-week .week-history',
    '.child-week .mc-tabs__list',
    '.child-week .pack-hint',
    '.child-week__shown',
  ]);
  expect(css).toMatch(/@media print \{[^@]*\.child-week__printed \{\s*display: block;/);
});

testStories({ default: stories.default, RequestsReceived: stories.RequestsReceived });
