import { DataTable } from '@memocartes/shared-ui/data-table';
import { screen } from '@testing-library/react';

import { fakeMe } from '../fake-host/index.ts';
import { renderInHost } from '../fake-host/testing/index.ts';
import { useTablePage } from './index.ts';

type Students = {
  readonly students: readonly { readonly id: number; readonly name: string }[];
  readonly count: number;
};
type Query = {
  readonly data?: Students;
  readonly currentData?: Students;
  readonly error?: unknown;
  readonly isFetching?: boolean;
};

const firstPage: Students = { students: [{ id: 1, name: 'Ada' }], count: 40 };
const failed = { status: 500, code: 'UNEXPECTED', message: 'Refusé.', fields: {} };

function List({ isFetching = false, ...query }: Query) {
  const refetch = () => undefined;
  return (
    <DataTable
      {...useTablePage({ ...query, isFetching, refetch }, ({ students }) => students)}
      label="Élèves"
      columns={[{ key: 'name', title: 'Nom', primary: true }]}
      empty={{ title: 'Aucun élève' }}
    />
  );
}

const show = (query: Query) => renderInHost(<List {...query} />, { me: fakeMe('TEACHER') });

test('shows the previous rows while another page is loaded', async () => {
  await show({ data: firstPage, isFetching: true });
  expect(screen.getByText('Ada')).toBeVisible();
});

test('after a failure of another page, shows the error instead of the previous rows [interface.list-failure]', async () => {
  await show({ data: firstPage, error: failed });
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.queryByText('Ada')).not.toBeInTheDocument();
});

test('keeps the rows if the same page can’t be refreshed', async () => {
  await show({ data: firstPage, currentData: firstPage, error: failed });
  expect(screen.getByText('Ada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Réessayer' })).not.toBeInTheDocument();
});
