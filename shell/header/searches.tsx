import { useSelectSchoolsQuery } from '@memocartes/shared-api/schools.api';
import { useSelectStudentsQuery } from '@memocartes/shared-api/students.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { SearchBox, type SearchResult } from '@memocartes/shared-ui/search-box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

const resultOf = ({ id, name }: { readonly id: number; readonly name: string }): SearchResult => ({
  id,
  label: `${id} - ${name}`,
});

/** Maximum number of results. */
const maxResults = 10;

type SearchState = { readonly results?: readonly SearchResult[]; readonly loading: boolean; readonly error: unknown };

type SearchProps = {
  readonly label: string;
  readonly to: string;
  readonly search: SearchState;
  readonly onSearch: (text: string) => void;
};

function Search({ label, to, search, onSearch }: SearchProps) {
  const navigate = useNavigate();
  const failure = useFailure();

  // Moves focus out of the search field, so that the next page's title gets the focus.
  const openResult = ({ id }: SearchResult) => {
    document.getElementById('main')?.focus({ preventScroll: true });
    void navigate(`${to}/${id}`);
  };

  return (
    <SearchBox
      label={label}
      className="sh-head__search"
      onSearch={onSearch}
      results={search.results}
      loading={search.loading}
      {...(search.error !== undefined && { error: failure.text(search.error) })}
      onPick={openResult}
    />
  );
}

/** Finds a school by its name, code or city [interface.header-search]. */
export function SchoolSearch() {
  const { t } = useTranslation('shell');
  const [name, setName] = useState('');
  const { currentData, isFetching, error } = useSelectSchoolsQuery(
    { name, nb_items: maxResults, is_master: 'false' },
    { skip: !name },
  );
  const search = { results: currentData?.schools.map(resultOf), loading: isFetching, error };
  return <Search label={t('header.schools')} to="/superadmin/schools" search={search} onSearch={setName} />;
}

/** Finds a student of the user's school by name; most teachers find only students of their own classes. */
export function StudentSearch() {
  const { t } = useTranslation('shell');
  const [name, setName] = useState('');
  const { currentData, isFetching, error } = useSelectStudentsQuery({ name, nb_items: maxResults }, { skip: !name });
  const search = { results: currentData?.students.map(resultOf), loading: isFetching, error };
  return <Search label={t('header.students')} to="/students" search={search} onSearch={setName} />;
}
