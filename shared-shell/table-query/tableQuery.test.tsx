import { screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';

import { renderInHost } from '../fake-host/testing/index.ts';
import {
  asDay,
  asListOf,
  asNumber,
  asOneOf,
  asText,
  PeriodFilter,
  TableFilters,
  tableQuery,
  useTableQuery,
} from './index.ts';

const students = tableQuery({
  columns: ['lastname', 'birthdate'],
  filters: { name: asText, classes_id: asNumber, level: asOneOf(['CP', 'CE1']) },
});

function List() {
  const table = useTableQuery(students);
  return (
    <>
      <output data-testid="args">{JSON.stringify(table.args)}</output>
      <p>{useLocation().search}</p>
      <button onClick={() => table.setFilter('name', 'zoe')}>chercher</button>
      <button onClick={() => table.props.onPage(3)}>page 3</button>
      {[20, 100].map((size) => (
        <button key={size} onClick={() => table.props.onPageSize(size)}>{`${size} lignes`}</button>
      ))}
      <button onClick={() => table.props.onSort({ by: 'birthdate', dir: 'desc' })}>trier</button>
      <button onClick={table.clear}>tout</button>
      {table.filtered && <em>filtré</em>}
    </>
  );
}

const args = () => JSON.parse(screen.getByTestId('args').textContent) as unknown;

test('an empty address requests the first page in the default order', async () => {
  await renderInHost(<List />, { settings: { NB_ITEM_PER_PAGE: 50 } });
  expect(args()).toEqual({ nb_page: 1, nb_items: 50, order_by: 'lastname', order_dir: 'asc' });
});

test('reads page, order and filters from the address; ignores invalid values [interface.list-address]', async () => {
  await renderInHost(<List />, { route: '/?page=2&sort=-birthdate&classes_id=4&level=CM9&name=ada' });
  expect(args()).toEqual({
    nb_page: 2,
    nb_items: 20,
    order_by: 'birthdate',
    order_dir: 'desc',
    name: 'ada',
    classes_id: 4,
  });
});

test('ignores a number above the largest id [interface.list-address]', async () => {
  await renderInHost(<List />, { route: '/?classes_id=2147483648' });
  expect(args()).not.toHaveProperty('classes_id');
});

test('reads the page size from the address; changing the size returns to the first page [interface.list-pages]', async () => {
  const { user } = await renderInHost(<List />, { route: '/?page=3&size=50' });
  expect(args()).toMatchObject({ nb_page: 3, nb_items: 50 });
  await user.click(screen.getByRole('button', { name: '100 lignes' }));
  expect(args()).toMatchObject({ nb_page: 1, nb_items: 100 });
  await user.click(screen.getByRole('button', { name: '20 lignes' }));
  expect(args()).toMatchObject({ nb_items: 20 });
});

test('an unknown page size is replaced by the default', async () => {
  await renderInHost(<List />, { route: '/?size=5000' });
  expect(args()).toMatchObject({ nb_items: 20 });
});

test('an unknown order or page number is replaced by the default', async () => {
  await renderInHost(<List />, { route: '/?page=-3&sort=password' });
  expect(args()).toMatchObject({ nb_page: 1, order_by: 'lastname', order_dir: 'asc' });
});

test('setting a filter returns to the first page; clearing removes all filters and keeps unrelated parameters', async () => {
  const { user } = await renderInHost(<List />, { route: '/?page=4&classes_id=2&keep=1' });
  await user.click(screen.getByRole('button', { name: 'chercher' }));
  expect(args()).toMatchObject({ nb_page: 1, name: 'zoe', classes_id: 2 });
  expect(screen.getByText('filtré')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'tout' }));
  expect(screen.getByText('?keep=1')).toBeVisible();
  expect(screen.queryByText('filtré')).not.toBeInTheDocument();
});

test('page and order are written to the address', async () => {
  const { user } = await renderInHost(<List />);
  await user.click(screen.getByRole('button', { name: 'trier' }));
  await user.click(screen.getByRole('button', { name: 'page 3' }));
  expect(screen.getByText('?sort=-birthdate&page=3')).toBeVisible();
});

function Leaving() {
  const table = useTableQuery(students);
  const go = useNavigate();
  return (
    <>
      <p data-testid="here">{useLocation().pathname + useLocation().search}</p>
      <button
        onClick={() => {
          table.setFilter('name', 'zoe');
          table.setFilter('level', 'CP');
        }}
      >
        deux
      </button>
      <button
        onClick={() => {
          void go('/ailleurs');
          table.setFilter('name', 'zoe');
        }}
      >
        partir
      </button>
    </>
  );
}

test('two filters set at the same time are both written to the address', async () => {
  const { user } = await renderInHost(<Leaving />, { route: '/liste' });
  await user.click(screen.getByRole('button', { name: 'deux' }));
  expect(screen.getByTestId('here')).toHaveTextContent('/liste?name=zoe&level=CP');
});

test('a filter set while leaving the page does not navigate back', async () => {
  const { user } = await renderInHost(<Leaving />, { route: '/liste' });
  await user.click(screen.getByRole('button', { name: 'partir' }));
  expect(screen.getByTestId('here')).toHaveTextContent(/^\/ailleurs$/);
});

const cards = tableQuery({ columns: ['date_create'], filters: { search: asText, level: asOneOf(['CP', 'CE1']) } });
const levelFacet = { key: 'level' as const, label: 'Niveau', options: [{ value: 'CE1', label: 'CE1' }] };

function Filtered() {
  return (
    <>
      <TableFilters table={useTableQuery(cards)} label="Chercher" facets={[levelFacet]} />
      <p data-testid="here">{useLocation().search}</p>
    </>
  );
}

test('a typed filter name stays in the field while the other words are searched, until Enter sets the filter [interface.list-address]', async () => {
  const { user } = await renderInHost(<Filtered />);
  const field = screen.getByRole('combobox', { name: 'Chercher' });
  await user.type(field, 'CE1 cheval');
  await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent('?search=cheval'));
  expect(field).toHaveValue('CE1 cheval');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByTestId('here')).toHaveTextContent('?search=cheval&level=CE1'));
  expect(field).toHaveValue('cheval');
});

function Missing() {
  const table = useTableQuery(students);
  const go = useNavigate();
  return (
    <>
      <p data-testid="here">{useLocation().pathname + useLocation().search}</p>
      <button onClick={() => void go('?page=3')}>page 3</button>
      <button onClick={() => table.props.onPage(2, true)}>la page 3 n’existe plus</button>
      <button onClick={() => void go(-1)}>précédent</button>
    </>
  );
}

test('the browser’s back does not return to a page that no longer exists', async () => {
  const { user } = await renderInHost(<Missing />, { route: '/liste' });
  await user.click(screen.getByRole('button', { name: 'page 3' }));
  await user.click(screen.getByRole('button', { name: 'la page 3 n’existe plus' }));
  expect(screen.getByTestId('here')).toHaveTextContent('/liste?page=2');
  await user.click(screen.getByRole('button', { name: 'précédent' }));
  expect(screen.getByTestId('here')).toHaveTextContent(/^\/liste$/);
});

test('a filter of several values ignores unknown values, and returns the others in their defined order', () => {
  const levels = asListOf(['CP', 'CE1', 'CE2']);
  expect(levels('CE2,CM9,CP')).toBe('CP,CE2');
  expect(levels('CM9')).toBeUndefined();
  expect(levels('')).toBeUndefined();
});

const periods = tableQuery({ columns: ['day'], filters: { from: asDay, to: asDay } });

function Period() {
  const table = useTableQuery(periods);
  return (
    <>
      <PeriodFilter table={table} labels={{ from: 'Du', to: 'Au' }} />
      <output data-testid="args">{JSON.stringify(table.args)}</output>
    </>
  );
}

test('the days of a period are filters in the address [interface.list-address]', async () => {
  const { user } = await renderInHost(<Period />, { route: '/?from=2026-11-02' });
  expect(screen.getByRole('textbox', { name: /^Du/ })).toHaveValue('02/11/2026');
  await user.type(screen.getByRole('textbox', { name: /^Au/ }), '27/11/2026{Enter}');
  await waitFor(() => expect(args()).toMatchObject({ from: '2026-11-02', to: '2026-11-27' }));
});
