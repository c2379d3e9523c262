import { announcementStates } from '@memocartes/contract/announcements/announcements';
import type { Announcement } from '@memocartes/contract/announcements/announcements.routes';
import { useListAnnouncementsQuery } from '@memocartes/shared-api/announcements.api';
import { SchoolChoice } from '@memocartes/shared-features/schools/school-choice';
import { useDates } from '@memocartes/shared-shell/i18n';
import { openItemKey, usePanel } from '@memocartes/shared-shell/panel';
import {
  asNumber,
  asOneOf,
  asText,
  emptyTable,
  TableFilters,
  tableQuery,
  useTablePage,
  useTableQuery,
} from '@memocartes/shared-shell/table-query';
import { Button } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { AnnouncementLevelTag, AnnouncementStateTag } from './AnnouncementTags.tsx';
import { useTargetText } from './useTargetText.ts';

const spec = tableQuery({
  columns: ['date_start', 'date_end'],
  dir: 'desc',
  filters: { search: asText, state: asOneOf(announcementStates), school_id: asNumber },
});

/** `/superadmin/announcements`: the announcements to schools. A row opens the panel. */
export default function AnnouncementsPage() {
  const { t } = useTranslation('announcements');
  const dates = useDates();
  const panel = usePanel();
  const targetText = useTargetText();
  const table = useTableQuery(spec);
  const list = useListAnnouncementsQuery(table.args);
  const columns: Column<Announcement>[] = [
    { key: 'content_fr', title: t('content'), primary: true },
    { key: 'level', title: t('level'), from: 'sm', render: ({ level }) => <AnnouncementLevelTag level={level} /> },
    { key: 'target', title: t('target'), render: targetText },
    { key: 'date_start', title: t('start'), sortable: true, render: ({ date_start }) => dates.day(date_start) },
    { key: 'date_end', title: t('end'), sortable: true, render: ({ date_end }) => dates.day(date_end) },
    { key: 'status', title: t('state'), render: ({ state }) => <AnnouncementStateTag state={state} /> },
  ];
  const add = (
    <Button kind="primary" icon="plus" onClick={() => panel.open('announcement', 'ADD')}>
      {t('add')}
    </Button>
  );
  const stateFacet = {
    key: 'state' as const,
    label: t('state'),
    options: announcementStates.map((value) => ({ value, label: t(`states.${value}`) })),
  };

  return (
    <Page title={t('title')} intro={t('intro')} actions={add}>
      <DataTable
        {...table.props}
        {...useTablePage(list, ({ announcements }) => announcements)}
        label={t('title')}
        columns={columns}
        columnsKey="announcements"
        onRow={({ id }) => panel.open('announcement', 'VIEW', { itemId: id })}
        currentKey={openItemKey(panel, 'announcement')}
        toolbar={
          <>
            <TableFilters table={table} label={t('search')} facets={[stateFacet]} />
            <SchoolChoice
              label={t('school')}
              placeholder={t('allSchools')}
              value={table.filters.school_id}
              onChange={(id) => table.setFilter('school_id', id)}
            />
          </>
        }
        empty={emptyTable(t, table, { title: t('empty'), hint: t('emptyHint'), action: add })}
      />
    </Page>
  );
}
