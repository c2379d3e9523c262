import { DataTable } from '@memocartes/shared-ui/data-table';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isLeftOut } from '../rows/checked-rows.ts';
import { LeaveOut } from '../rows/LeaveOut.tsx';
import { RowsSummary } from '../rows/RowsSummary.tsx';
import { type AdultKind, type AdultRow, isAlreadyThere, isIncomplete, isReady, isToFix, keyOf } from './adult-rows.ts';
import type { EditRow } from './AdultCells.tsx';
import { RefusedAdults } from './RefusedAdults.tsx';
import { useAdultColumns } from './useAdultColumns.tsx';
import { useAdultGroups } from './useAdultGroups.ts';
import type { AdultFileVerdict } from './useAdultImport.ts';
import '../file/import.css';

const views = {
  ready: isReady,
  fix: isToFix,
  incomplete: isIncomplete,
  known: isAlreadyThere,
  out: isLeftOut,
  all: () => true,
};
type View = keyof typeof views;
const pageSize = 10;

type AdultVerdictProps = {
  readonly kind: AdultKind;
  readonly fileName: string;
  readonly verdict: AdultFileVerdict;
  /** Keys of the corrected rows, which remain editable. */
  readonly edited: ReadonlySet<string>;
  readonly onEdit: EditRow;
  /** Excludes rows from the import, or includes them again. */
  readonly onLeaveOut: (keys: readonly string[], out: boolean) => void;
  readonly validating: boolean;
};

/** The verdict on each row of a file of adults: counts that filter the table, and the rows. */
export function AdultVerdict({ kind, fileName, verdict, edited, onEdit, onLeaveOut, validating }: AdultVerdictProps) {
  const { t } = useTranslation('studentImport');
  const { rows } = verdict;
  const countOf = (key: View) => rows.filter(views[key]).length;
  const [view, setView] = useState<View>(countOf('fix') ? 'fix' : 'all');
  // Rows that are selected or deselected stay shown until the view changes.
  const [toggledKeys, setToggledKeys] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(1);

  const onInclude = (key: string, included: boolean) => {
    setToggledKeys((keys) => new Set([...keys, key]));
    onLeaveOut([key], !included);
  };

  const columns = useAdultColumns({ kind, edited, onEdit, onInclude });
  const groups = useAdultGroups(rows);

  const show = (next: View) => {
    setView(next);
    setToggledKeys(new Set());
    setPage(1);
  };

  const isShown = (row: AdultRow) =>
    views[view](row) || toggledKeys.has(keyOf(row)) || (view === 'fix' && edited.has(keyOf(row)));
  const shownRows = rows.filter(isShown);

  const tab = (key: View, tone?: 'success' | 'danger') => ({
    key,
    label: t(`views.${key}`),
    count: countOf(key),
    tone,
  });

  const tabs = [tab('ready', 'success'), tab('fix', 'danger'), tab('incomplete'), tab('known'), tab('out'), tab('all')];

  return (
    <Stack gap={3} className="student-import student-import--adults">
      <Row justify="space-between">
        <Row gap={3}>
          <RowsSummary>{t(`people_${kind}`, { count: verdict.nb_people })}</RowsSummary>
          {validating && <Tag>{t('validating')}</Tag>}
        </Row>
        {rows.some(isToFix) && <RefusedAdults kind={kind} fileName={fileName} rows={rows} />}
      </Row>
      <Tabs
        className="student-import__views"
        label={t('verdict')}
        value={view}
        onChange={show}
        tabs={tabs.filter(({ key, count }) => count > 0 || key === 'ready' || key === view)}
      >
        <Row gap={3} className="student-import__bulk">
          <LeaveOut groups={groups} leftOut={rows.filter(isLeftOut).map(keyOf)} onChange={onLeaveOut} />
        </Row>
        <DataTable
          label={t('rows')}
          columns={columns}
          rowKey={keyOf}
          page={{ rows: shownRows.slice((page - 1) * pageSize, page * pageSize), count: shownRows.length }}
          pageNumber={page}
          pageSize={pageSize}
          onPage={setPage}
          empty={{ title: t(view === 'all' ? 'noAdult' : 'noRefused') }}
        />
      </Tabs>
    </Stack>
  );
}
