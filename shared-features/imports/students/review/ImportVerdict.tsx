import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isLeftOut } from '../../rows/checked-rows.ts';
import { RowsSummary } from '../../rows/RowsSummary.tsx';
import { BulkFixes } from './BulkFixes.tsx';
import type { CellsProps } from './Cells.tsx';
import { useColumns } from './columns.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { isExisting, isIgnored, isReady, isToFix } from './rows.ts';
import type { BulkChanges, Verdict } from './useImport.ts';
import '../../file/import.css';

const views = { ready: isReady, fix: isToFix, known: isExisting, ignored: isIgnored, out: isLeftOut, all: () => true };
type View = keyof typeof views | 'guessed';
const pageSize = 10;

type ImportVerdictProps = Pick<CellsProps, 'onEdit'> & {
  readonly verdict: Verdict;
  /** Corrected lines, which stay in the view of rows to correct. */
  readonly edited: ReadonlySet<number>;
  /** Names of the classes that the import creates. */
  readonly newClasses: ReadonlySet<string>;
  readonly bulk: BulkChanges;
  /** Whether corrections are being validated. */
  readonly validating: boolean;
  /** Class or school, in the file name of the refused rows. */
  readonly name: string;
};

/**
 * The verdict on each row of the file: counts that filter the table; rows can be corrected or excluded
 * [import.verdicts] [import.preview].
 */
export function ImportVerdict({ verdict, edited, newClasses, bulk, validating, name, onEdit }: ImportVerdictProps) {
  const { t } = useTranslation('studentImport');
  const { rows } = verdict;
  const guessedLines = new Set(verdict.guessed_names?.map(({ line }) => line));
  // Rows whose split into first and last name is a guess.
  const isGuessed = ({ line }: ImportRow) => guessedLines.has(line);
  const isIn: Record<View, (row: ImportRow) => boolean> = { ...views, guessed: isGuessed };
  const counts = {
    ready: rows.filter(isReady).length,
    fix: rows.filter(isToFix).length,
    known: rows.filter(isExisting).length,
    ignored: rows.filter(isIgnored).length,
    out: rows.filter(isLeftOut).length,
    all: rows.length,
    guessed: rows.filter(isGuessed).length,
  };
  // Students whom the school already has are not counted as refused: they may be moved. Nor are rows of nursery school.
  const others = [
    (counts.fix > 0 || counts.known === 0) && t('refused', { count: counts.fix }),
    counts.known > 0 && t('known', { count: counts.known }),
    counts.ignored > 0 && t('nursery', { count: counts.ignored }),
  ].filter(Boolean);
  const [view, setView] = useState<View>(counts.fix ? 'fix' : counts.guessed ? 'guessed' : 'all');
  // Rows that the user excludes or includes again stay shown until the view changes.
  const [toggledLines, setToggledLines] = useState<ReadonlySet<number>>(new Set());
  const [page, setPage] = useState(1);

  const onInclude = (line: number, included: boolean) => {
    setToggledLines((lines) => new Set([...lines, line]));
    bulk.leaveOut([line], !included);
  };

  const inSheets = rows.some(({ in_sheet: inSheet }) => inSheet);
  const editable = new Set([...edited, ...guessedLines]);
  const columns = useColumns({
    edited,
    editable,
    onEdit,
    onInclude,
    hasClasses: !!verdict.classes,
    inSheets,
    newClasses,
  });

  const show = (next: View) => {
    setView(next);
    setToggledLines(new Set());
    setPage(1);
  };

  const isShown = (row: ImportRow) =>
    isIn[view](row) || toggledLines.has(row.line) || (view === 'fix' && edited.has(row.line));
  const shownRows = rows.filter(isShown);
  const tab = (key: View, tone?: 'success' | 'danger') => ({ key, label: t(`views.${key}`), count: counts[key], tone });
  const tabs = [
    tab('ready', 'success'),
    tab('fix', 'danger'),
    tab('guessed'),
    tab('known'),
    tab('ignored'),
    tab('out'),
    tab('all'),
  ];

  return (
    <Stack gap={3} className="student-import">
      <Row justify="space-between">
        <Row gap={3}>
          <RowsSummary>{[t('summary', { count: counts.ready }), ...others].join(', ')}</RowsSummary>
          {validating && <Tag>{t('validating')}</Tag>}
        </Row>
        {counts.fix + counts.ignored + counts.known > 0 && <RefusedRows rows={rows} name={name} />}
      </Row>
      <Tabs
        className="student-import__views"
        label={t('figures')}
        value={view}
        onChange={show}
        tabs={tabs.filter(({ key, count }) => count > 0 || key === 'ready' || key === view)}
      >
        <BulkFixes rows={rows} bulk={bulk} />
        <DataTable
          label={t('rows')}
          columns={columns}
          rowKey={(row) => row.line}
          page={{ rows: shownRows.slice((page - 1) * pageSize, page * pageSize), count: shownRows.length }}
          pageNumber={page}
          pageSize={pageSize}
          onPage={setPage}
          empty={{ title: t(view === 'all' ? 'noRow' : 'noRefused') }}
        />
      </Tabs>
    </Stack>
  );
}
