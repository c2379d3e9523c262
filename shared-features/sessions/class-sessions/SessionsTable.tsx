import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useListSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { type Dates, useDates } from '@memocartes/shared-shell/i18n';
import { tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';

type Props = {
  /** Class whose sessions are shown; by default a teacher's classes, or all classes of the school for an admin. */
  readonly classId?: number;
  /** The session shown above the table. */
  readonly picked?: number;
};

const query = tableQuery({ columns: ['date_create'], dir: 'desc' });

/** How long a session was open, in minutes; at least 1. */
const minutesOf = ({ date_create, date_close, end_time }: Session) =>
  Math.max(1, Math.round((Date.parse(date_close ?? end_time) - Date.parse(date_create)) / 60_000));

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

/** Closed sessions, newest first; a row opens its results. */
export function SessionsTable({ classId, picked }: Props) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const failure = useFailure();
  const table = useTableQuery(query);
  const { data, error, isFetching, refetch } = useListSessionsQuery({
    ...table.args,
    class_id: classId,
    status: 'INACTIVE',
  });
  return (
    <section>
      <h2 className="sessions__past">{t('past')}</h2>
      <DataTable
        {...table.props}
        label={t('past')}
        columns={columns(t, dates, classId !== undefined)}
        page={data && { rows: data.sessions, count: data.count }}
        loading={isFetching}
        error={error && { message: failure.text(error), onRetry: () => void refetch() }}
        empty={{ title: t('noPast'), hint: t('noPastHint') }}
        rowTo={(row) => `/classes/${row.classes_id}/sessions?session=${row.id}`}
        currentKey={picked}
      />
    </section>
  );
}
