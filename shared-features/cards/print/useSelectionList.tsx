import { Button } from '@memocartes/shared-ui/button';
import type { DataTableProps } from '@memocartes/shared-ui/data-table';
import { FilterField } from '@memocartes/shared-ui/search-box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export type ChooseProps = {
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
};
type EmptyText = { readonly title: string; readonly hint: string };
const pageSize = 10;

/** Page and search of a selection list; not stored in the address, since the page has two selection lists. */
export function useSelectionList(empty: EmptyText) {
  const { t } = useTranslation('printCards');
  const [search, setSearch] = useState('');
  const [pageNumber, setPageNumber] = useState(1);

  const find = (text: string) => {
    setSearch(text);
    setPageNumber(1);
  };

  const noMatch = { title: t('noMatch'), action: <Button onClick={() => find('')}>{t('clear')}</Button> };

  const props = {
    pageNumber,
    pageSize,
    onPage: setPageNumber,
    empty: search ? noMatch : empty,
    toolbar: <FilterField label={t('search')} value={search} onSearch={find} />,
  } satisfies Partial<DataTableProps<unknown>>;

  return { args: { search: search || undefined, nb_page: pageNumber, nb_items: pageSize }, props };
}
