import { composeStories } from '@storybook/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { FilterField } from './FilterField.tsx';
import * as stories from './SearchBox.stories.tsx';
import { searchDelayMs } from './useDebounced.ts';

testStories(stories);
const { Default, Filter } = composeStories(stories);

afterEach(() => jest.useRealTimers());

test('searches from two characters, debounced [schools.search]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const onSearch = jest.fn();
  renderInTheme(<Default onSearch={onSearch} />);
  const field = screen.getByRole('combobox', { name: 'Chercher un élève' });
  await userEvent.type(field, 'a');
  expect(screen.getByRole('status')).toHaveTextContent('Tapez au moins deux lettres.');
  await act(() => jest.advanceTimersByTimeAsync(2 * searchDelayMs));
  await userEvent.type(field, 'da');
  expect(await screen.findByRole('option', { name: /101 - Ada LOVELACE/ })).toBeInTheDocument();
  expect(onSearch.mock.calls).toEqual([['ada']]);
});

test('arrow keys select a result, Enter picks it and empties the field', async () => {
  const onPick = jest.fn();
  renderInTheme(<Default onPick={onPick} />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'ada');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const second = screen.getByRole('option', { name: /Adam SMITH/ });
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', second.id);
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 102 }));
  expect(field).toHaveValue('');
});

test('announces that there is no result; Esc clears the field', async () => {
  renderInTheme(<Default />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'xyz');
  expect(await screen.findByText('Aucun résultat')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('filters while typing, and clears the filter immediately', async () => {
  renderInTheme(<Filter />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Filtrer par nom' }), 'm');
  expect(await screen.findByText(/adam/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(screen.queryByText(/adam/)).not.toBeInTheDocument();
});

test('announces the number of items that a filter found, even none [interface.result-count]', () => {
  const filter = (value: string, found: number | null) => (
    <FilterField label="Nom" value={value} onSearch={jest.fn()} found={found} />
  );
  const { rerender } = renderInTheme(filter('', 12));
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(filter('ada', null));
  expect(status).toBeEmptyDOMElement();
  rerender(filter('ada', 0));
  expect(status).toHaveTextContent('0 résultat');
});

test('keeps the typed text while an earlier search is applied, and shows a search that the page sets later', async () => {
  const onSearch = jest.fn();

  function Page() {
    const [search, setSearch] = useState('');
    onSearch.mockImplementation((text: string) => void setTimeout(setSearch, searchDelayMs, text));
    return (
      <>
        <FilterField label="Nom" value={search} onSearch={onSearch} />
        <output>{search}</output>
        <button onClick={() => setSearch('eve')}>eve</button>
      </>
    );
  }

  renderInTheme(<Page />);
  const field = screen.getByRole('textbox', { name: 'Nom' });
  await userEvent.type(field, 'ad');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('ad'));
  expect(field).toHaveValue('ad');
  await userEvent.type(field, 'a');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ad'));
  expect(field).toHaveValue('ada');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('ada'));
  await userEvent.click(screen.getByRole('button', { name: 'eve' }));
  expect(field).toHaveValue('eve');
});

test.each([
  ['search', Default],
  ['filter', Filter],
])('« Effacer » returns the focus to the field of a %s [interface.keyboard]', async (kind, Story) => {
  renderInTheme(<Story />);
  const field = screen.getByRole(kind === 'search' ? 'combobox' : 'textbox');
  await userEvent.type(field, 'ada');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

test('the result that an arrow key moves to is scrolled into view [interface.keyboard]', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  renderInTheme(<Default />);
  await userEvent.type(screen.getByRole('combobox'), 'ada');
  const [first] = await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(scrolled.mock.contexts).toEqual([first]);
  scrolled.mockRestore();
});
