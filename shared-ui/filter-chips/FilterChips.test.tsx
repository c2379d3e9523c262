import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { composeStories } from '@storybook/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { axeFindings, renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './FilterChips.stories.tsx';
import { recognise, wordsBefore } from './recognise.ts';

testStories(stories);
const { Default, Chosen, WithWords } = composeStories(stories);

const field = () => screen.getByRole('combobox', { name: 'Chercher une carte' });
const shownQuery = () => screen.getByTestId('query').textContent;
const chips = () =>
  screen.queryAllByRole('button', { name: /Retirer le filtre/ }).map(({ textContent }) => textContent);

test('Enter turns typed names of filters into chips; other words remain search text', async () => {
  renderInTheme(<Default />);
  await userEvent.type(field(), 'ce1 Maths cheval images');
  expect(screen.getByRole('option', { name: 'Filtrer\u00a0: CE1 · Mathématiques · Avec image' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(chips()).toEqual(['CE1', 'Mathématiques', 'Avec image']);
  expect(shownQuery()).toBe('level=CE1&about=m2&shows=image&search=cheval');
  expect(field()).toHaveValue('cheval');
  expect(screen.getByRole('status')).toHaveTextContent('Filtre ajouté : CE1 · Mathématiques · Avec image');
});

test('searches the typed words except filter names; an option searches the whole text', async () => {
  const onSearch = jest.fn();
  renderInTheme(<Default onSearch={onSearch} />);
  await userEvent.type(field(), 'conjugaison être');
  await waitFor(() => expect(onSearch.mock.calls).toEqual([['être']]));
  await userEvent.click(screen.getByRole('option', { name: 'Chercher «\u00a0conjugaison être\u00a0»' }));
  expect(onSearch).toHaveBeenLastCalledWith('conjugaison être');
  expect(chips()).toEqual([]);
});

test('arrows and Enter select in the list; Backspace focuses a chip, then removes it; the focus moves to another chip or the field', async () => {
  renderInTheme(<Default />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: 'CE1' });
  expect(field()).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(shownQuery()).toBe('level=CE1,CE2');
  await userEvent.keyboard('{Escape}{Backspace}');
  expect(screen.getByRole('button', { name: 'Retirer le filtre Niveau\u00a0: CE2' })).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  expect(shownQuery()).toBe('level=CE1');
  expect(screen.getByRole('status')).toHaveTextContent('Filtre retiré : CE2');
  expect(screen.getByRole('button', { name: 'Retirer le filtre Niveau\u00a0: CE1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(shownQuery()).toBe('');
  expect(field()).toHaveFocus();
});

test('choosing a parent subject lists its subjects; choosing a subject replaces the parent subject', async () => {
  renderInTheme(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  const subjects = within(screen.getByRole('group', { name: 'Matière' }));
  expect(subjects.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Français', 'Mathématiques']);
  await userEvent.click(subjects.getByRole('option', { name: 'Mathématiques' }));
  expect(subjects.getByRole('option', { name: 'Mathématiques' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(subjects.getByRole('option', { name: 'Fractions et décimaux' }));
  expect(shownQuery()).toBe('about=s4');
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(subjects.getByRole('option', { name: 'Fractions et décimaux' }));
  expect(shownQuery()).toBe('');
});

test('filters chosen by click or with arrow keys are added to the search words', async () => {
  renderInTheme(<WithWords />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  await userEvent.click(screen.getByRole('option', { name: 'CE2' }));
  expect(shownQuery()).toBe('level=CE1,CE2&search=cheval');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(shownQuery()).toBe('level=CE1,CE2,CP&search=cheval');
});

test('Esc closes the list that a click on the button has opened', async () => {
  renderInTheme(<Default />);
  const button = screen.getByRole('button', { name: 'Filtres' });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('completes the start of a filter name; the words before it are searched', async () => {
  renderInTheme(<Default />);
  await userEvent.type(field(), 'pizza fract');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chips()).toEqual(['Fractions et décimaux']);
  expect(shownQuery()).toBe('about=s4&search=pizza');
});

test('a filter chosen from the list of the button leaves the search words in the field', async () => {
  renderInTheme(<WithWords />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtres' }));
  await userEvent.click(screen.getByRole('option', { name: 'Avec image' }));
  expect(shownQuery()).toBe('level=CE1&shows=image&search=cheval');
  expect(field()).toHaveValue('cheval');
});

test('leaving the field turns filter names into chips; « Effacer les filtres » clears chips and search', async () => {
  renderInTheme(<WithWords />);
  await userEvent.type(field(), ' maths');
  await userEvent.click(document.body);
  expect(chips()).toEqual(['CE1', 'Mathématiques']);
  expect(field()).toHaveValue('cheval');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
  expect(shownQuery()).toBe('');
  expect(field()).toHaveFocus();
});

test('names of filters become chips when the field is left, even after Esc has closed the list', async () => {
  renderInTheme(<Default />);
  await userEvent.type(field(), 'ce1{Escape}');
  expect(field()).toHaveValue('ce1');
  await userEvent.click(document.body);
  expect(chips()).toEqual(['CE1']);
  expect(shownQuery()).toBe('level=CE1');
});

test('a click removes a chip', async () => {
  renderInTheme(<Chosen />);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer le filtre Matière\u00a0: Mathématiques' }));
  expect(chips()).toEqual(['CE1', 'CE2', 'Avec image']);
});

test('recognises names of one or several words, regardless of accents, case and plural', () => {
  const facets = stories.default.args.facets;

  const labelsIn = (text: string) => {
    const { choices, otherWords } = recognise(text, facets);
    return [choices.map(({ option }) => option.label), otherWords];
  };

  expect(labelsIn('MATHEMATIQUES francais')).toEqual([['Mathématiques', 'Français'], '']);
  expect(labelsIn('une fraction et décimaux avec images')).toEqual([['Fractions et décimaux', 'Avec image'], 'une']);
  expect(labelsIn('a deux ce')).toEqual([['À deux'], 'ce']);
  expect(labelsIn('')).toEqual([[], '']);
  expect(wordsBefore('le cheval fractions et déc', { value: 's4', label: 'Fractions et décimaux' })).toBe('le cheval');
});

test('the option that an arrow key moves to is scrolled into view [interface.keyboard]', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  renderInTheme(<Default />);
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  const last = screen.getByRole('option', { name: 'À deux' });
  expect(field()).toHaveAttribute('aria-activedescendant', last.id);
  expect(scrolled.mock.contexts).toEqual([last]);
  await userEvent.hover(screen.getByRole('option', { name: 'CE1' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrolled.mockRestore();
});

test('the search and its buttons stay on one line with a browser font size of 200 %', () => {
  const css = readFileSync(join(__dirname, 'filter-chips.css'), 'utf8');
  expect(css).toMatch(/\.mc-chips__field > input \{\s*flex: 1 1 112px;/);
});
