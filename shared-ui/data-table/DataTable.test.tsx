import { composeStories } from '@storybook/react';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './DataTable.stories.tsx';

testStories(stories);
const { Default, Selecting, Loading, Refreshing, Empty, Failed } = composeStories(stories);

test('a row is named by its first cell and leads where it says', () => {
  renderInTheme(<Default />);
  const row = screen.getByRole('row', { name: /Ada/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Ada LOVELACE');
  expect(within(row).getByRole('link', { name: 'Ada LOVELACE' })).toHaveAttribute('href', '#students/1');
});

test('a row without address is opened by keyboard', async () => {
  const onRow = jest.fn();
  renderInTheme(<Default rowTo={undefined} onRow={onRow} />);
  screen.getByRole('button', { name: 'Zoë DIALLO' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRow).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
});

test('sorting turns round at the second click, and says which way', async () => {
  renderInTheme(<Default />);
  const heading = () => screen.getByRole('columnheader', { name: 'Cartes' });
  await userEvent.click(within(heading()).getByRole('button'));
  expect(heading()).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(heading()).getByRole('button'));
  expect(heading()).toHaveAttribute('aria-sort', 'descending');
});

test('pages: from the first to the last, no further', async () => {
  renderInTheme(<Default />);
  const pages = screen.getByRole('navigation', { name: 'Pagination' });
  const next = within(pages).getByRole('button', { name: 'Suivant' });
  expect(within(pages).getByRole('button', { name: 'Précédent' })).toHaveAttribute('aria-disabled', 'true');
  for (const page of [2, 3, 3]) {
    await userEvent.click(next);
    expect(pages).toHaveTextContent(`Page ${page} sur 3`);
  }
});

test('a page that is no more gives way to the last one', () => {
  const onPage = jest.fn();
  renderInTheme(<Refreshing loading={false} page={{ rows: [], count: 40 }} pageNumber={3} onPage={onPage} />);
  expect(onPage).toHaveBeenCalledWith(2);
});

test('choosing all, then one less', async () => {
  renderInTheme(<Selecting />);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tout sélectionner' });
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  expect(screen.getByRole('checkbox', { name: 'Sélectionner Ada LOVELACE' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner Ada LOVELACE' }));
  expect(all).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Sélectionner Zoë DIALLO' })).toBeChecked();
});

test('while it loads the table keeps its shape and says so', () => {
  renderInTheme(<Loading />);
  expect(screen.getByRole('table', { name: 'Élèves de CE1' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
});

test('empty: what it is for, and the one next step', () => {
  renderInTheme(<Empty />);
  expect(screen.getByText('Aucun élève dans cette classe')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Importer une liste' })).toBeInTheDocument();
});

test('failed: what happened, and a way to try again', async () => {
  const onRetry = jest.fn();
  renderInTheme(<Failed error={{ message: 'Le serveur ne répond pas.', onRetry }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Le serveur ne répond pas.');
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
