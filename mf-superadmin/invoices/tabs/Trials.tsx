import type { Trial } from '@memocartes/contract/invoices/trials.schemas';
import { useListSchoolTrialsQuery, useListTeacherTrialsQuery } from '@memocartes/shared-api/invoices.api';
import { EndDate } from '@memocartes/shared-features/schools/details';
import { useDates } from '@memocartes/shared-shell/i18n';
import {
  asText,
  emptyTable,
  TableFilters,
  tableQuery,
  useTablePage,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';
import { type Column, DataTable, type DataTableProps } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

const spec = tableQuery({
  columns: ['date_trial_end', 'name', 'date_last_sign_in', 'date_last_session'],
  filters: { search: asText },
});
const useTrialsTable = () => useTableQuery(spec);

type Props = {
  readonly tab: 'schoolTrials' | 'teacherTrials';
  readonly table: ReturnType<typeof useTrialsTable>;
  readonly page: Pick<DataTableProps<Trial>, 'page' | 'loading' | 'error'>;
};

/** Schools or teachers on trial with their recent activity, by default the earliest end first [invoices.trials]. */
function Trials({ tab, table, page }: Props) {
  const { t } = useTranslation('invoices');
  const dates = useDates();
  const dayOf = (day: string | null) => (day ? dates.day(day) : t('none'));
  const columns: Column<Trial>[] = [
    { key: 'name', title: t('school'), primary: true, sortable: true },
    {
      key: 'date_trial_end',
      title: t('trialEnd'),
      sortable: true,
      render: ({ date_trial_end }) => <EndDate end={date_trial_end} />,
    },
    { key: 'nb_students', title: t('students'), numeric: true, from: 'md' },
    { key: 'nb_classes', title: t('classes'), numeric: true, from: 'md' },
    {
      key: 'date_last_sign_in',
      title: t('lastSignIn'),
      sortable: true,
      render: ({ date_last_sign_in }) => dayOf(date_last_sign_in),
    },
    { key: 'nb_cards', title: t('cards14'), numeric: true, from: 'sm' },
    { key: 'nb_sessions', title: t('sessions14'), numeric: true },
    {
      key: 'date_last_session',
      title: t('lastSession'),
      sortable: true,
      from: 'md',
      render: ({ date_last_session }) => dayOf(date_last_session),
    },
    {
      key: 'contact',
      title: t('contact'),
      render: ({ mail, phone }) => phone ?? mail,
    },
  ];

  return (
    <DataTable
      {...table.props}
      {...page}
      label={t(`tab.${tab}`)}
      columns={columns}
      rowTo={({ id }) => `/superadmin/schools/${id}`}
      toolbar={<TableFilters table={table} label={t('search')} facets={[]} />}
      empty={emptyTable(t, table, { title: t(`empty.${tab}`) })}
    />
  );
}

/** Schools on trial (`?tab=3`). */
export function SchoolTrials() {
  const table = useTrialsTable();
  const list = useListSchoolTrialsQuery({ ...table.args, kind: 'TRIAL' });
  return <Trials tab="schoolTrials" table={table} page={useTablePage(list, ({ schools }) => schools)} />;
}

/** Independent teachers on trial (`?tab=4`). */
export function TeacherTrials() {
  const table = useTrialsTable();
  const list = useListTeacherTrialsQuery(table.args);
  return <Trials tab="teacherTrials" table={table} page={useTablePage(list, ({ teachers }) => teachers)} />;
}
