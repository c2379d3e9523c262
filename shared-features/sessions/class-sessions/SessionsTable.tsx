import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useListSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { type Dates, useDates } from '@memocartes/shared-shell/i18n';
import { tableQuery, useTablePage, useTableQuery } from '@memocartes/shared-shell/table-query';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

type Props = {
  /** Class whose sessions are shown; by default, the classes of a teacher or all classes of a school admin's school. */
  readonly classId?: number;
  /** The session shown above the table. */
  readonly picked?: number;
};

const spec = tableQuery({ columns: ['date_create'], dir: 'desc' });

/** Address parameters of the list's page and order. */
const listParameters = ['page', 'size', 'sort'];

/** How long a session lasted, in minutes; at least 1. A session that was closed late ended at its end time. */
const minutesOf = ({ date_create, date_close, end_time }: Session) => {
  const end = Math.min(Date.parse(date_close ?? end_time), Date.parse(end_time));
  return Math.max(1, Math.round((end - Date.parse(date_create)) / 60_000));
};

const columns = (t: TFunction<'sessions'>, dates: Dates, ofOneClass: boolean): Column<Session>[] => {
  const class_: Column<Session> = { key: 'class', title: t('columns.class'), render: (row) => row.class_.name };
  return [
    {
      key: 'date_create',
      title: t('columns.date'),
      primary: true,
      sortable: true,
      render: (row) => dates.instant(row.date_create),
    },
    ...(ofOneClass ? [] : [class_]),
    { key: 'length', title: t('columns.length'), render: (row) => t('minutes', { count: minutesOf(row) }) },
    {
      key: 'joined',
      title: t('columns.joined'),
      numeric: true,
      render: (row) => t('of', { part: row.nb_joined, all: row.nb_students }),
    },
    { key: 'nb_ended', title: t('columns.ended'), numeric: true },
  ];
};

/** Closed sessions, by default the newest first; a row links to the results of the session. */
export function SessionsTable({ classId, picked }: Props) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const table = useTableQuery(spec);
  const [address] = useSearchParams();
  // On the page of a class, the list stays on its page and in its order.
  const listParams = classId === undefined ? [] : [...address].filter(([name]) => listParameters.includes(name));
  const resultsOf = ({ id, classes_id }: Session) =>
    `/classes/${classes_id}/sessions?${new URLSearchParams([...listParams, ['session', String(id)]]).toString()}`;
  const list = useListSessionsQuery({
    ...table.args,
    class_id: classId,
    status: 'INACTIVE',
  });

  return (
    <section>
      <h2 className="sessions__past">{t('past')}</h2>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ sessions }) => sessions)}
        label={t('past')}
        columns={columns(t, dates, classId !== undefined)}
        empty={{ title: t('noPast'), hint: t('noPastHint') }}
        rowTo={resultsOf}
        currentKey={picked}
      />
    </section>
  );
}
