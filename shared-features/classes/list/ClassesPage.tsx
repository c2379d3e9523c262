import type { ClassRow, ListedClass } from '@memocartes/contract/classes/classes.routes';
import { classLevels } from '@memocartes/contract/levels/levels';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { useDates } from '@memocartes/shared-shell/i18n';
import {
  asOneOf,
  asText,
  emptyTable,
  TableFilters,
  tableQuery,
  useCsvExport,
  useTablePage,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useArchivedFacet, useSchoolColumn } from '../../schools/every-school/index.ts';
import { classColumns } from './columns.tsx';

export type ClassesPageProps = {
  /** Classes of a school, or those that the person teaches. */
  readonly scope: 'school' | 'mine';
  /** The school, if it isn't the person's own. */
  readonly schoolId?: number;
  /** Buttons of the page, such as adding a class. */
  readonly actions?: ReactNode;
  /** Buttons of a row. */
  readonly rowActions?: (row: ClassRow) => ReactNode;
  /** Additional columns, shown after the others. */
  readonly columns?: Column<ClassRow>[];
  /** The next step when there is no class. */
  readonly emptyAction?: ReactNode;
  /** Whether the list contains the classes of every school: adds a school column and a filter for archived schools. */
  readonly everySchool?: boolean;
  /** Whether the list is inside another page, which has its own title; `actions` are then next to the filters. */
  readonly embedded?: boolean;
};

const spec = tableQuery({
  columns: ['name', 'level', 'nb_students'],
  filters: { search: asText, level: asOneOf(classLevels), archived: asOneOf(['true', 'false']) },
});

// Several lists on one page have separate filters in the address.
const embeddedSpec = { ...spec, prefix: 'classes-' };

/** The classes of a school, or those that the person teaches. Each row links to the class. */
export function ClassesPage(props: ClassesPageProps) {
  const { scope, schoolId, actions, rowActions, columns = [], emptyAction, embedded, everySchool } = props;
  const { t } = useTranslation('classes');
  const dates = useDates();
  const table = useTableQuery(embedded ? embeddedSpec : spec);
  const classQuery = { ...table.args, school_id: schoolId };
  const list = useListClassesQuery(classQuery);
  const onExport = useCsvExport('/classes', classQuery);
  const school = useSchoolColumn<ListedClass>();
  const archived = useArchivedFacet();
  const mine = scope === 'mine';
  const empty = emptyTable(t, table, {
    title: t(mine && !emptyAction ? 'emptyMine' : 'empty'),
    hint: t(mine && !emptyAction ? 'emptyMineHint' : 'emptyHint'),
    action: emptyAction,
  });
  const levels = classLevels.map((level) => ({ value: level, label: level }));
  const toolbar = (
    <TableFilters
      table={table}
      label={t('search')}
      facets={[{ key: 'level', label: t('level'), options: levels }, ...(everySchool ? [archived] : [])]}
    />
  );

  return (
    <Page embedded={embedded} title={t(mine ? 'myTitle' : 'title')} actions={!embedded && actions}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ classes }) => classes)}
        label={t('list')}
        columns={[...classColumns(t, dates, mine), ...(everySchool ? [school] : []), ...columns]}
        empty={empty}
        rowTo={(row) => `/classes/${row.id}`}
        rowActions={rowActions}
        columnsKey={`classes-${scope}`}
        onExport={onExport}
        actions={embedded && actions}
        toolbar={!mine || table.filtered || (list.data?.count ?? 0) > 6 ? toolbar : undefined}
      />
    </Page>
  );
}
