import type { ImportRow } from '@memocartes/contract/imports/imports.routes';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { CellsProps } from './Cells.tsx';
import { ImportCounts } from './ImportCounts.tsx';
import { RefusedRows } from './RefusedRows.tsx';
import { useColumns } from './columns.tsx';
import { isIgnored, isKnown, isToFix } from './rows.ts';
import type { Verdict } from './useImport.ts';
import './student-import.css';

type View = 'fix' | 'known' | 'ignored' | 'all';
const pageSize = 10;

export type ImportVerdictProps = Pick<CellsProps, 'onEdit'> & {
  readonly verdict: Verdict;
  /** Lines that were corrected: they don't slip away from under who corrects them. */
  readonly edited: ReadonlySet<number>;
  readonly createClasses: boolean;
  /** Corrections are being judged. */
  readonly judging: boolean;
  /** What the file of refused rows is named by. */
  readonly name: string;
};

/** What each row of the file is worth; the refused ones to correct in place, or to take away. Nothing is written yet. */
export function ImportVerdict({ verdict, edited, createClasses, judging, name, onEdit }: ImportVerdictProps) {
  const { t } = useTranslation('studentImport');
  const { rows } = verdict;
  const toFix = rows.filter(isToFix);
  const known = rows.filter(isKnown);
  const ignored = rows.filter(isIgnored);
  const [view, setView] = useState<View>(toFix.length ? 'fix' : 'all');
  const [page, setPage] = useState(1);
  const columns = useColumns({ edited, onEdit, placed: !!verdict.classes, createClasses });
  const views: Record<View, readonly ImportRow[]> = {
    fix: rows.filter((row) => isToFix(row) || edited.has(row.line)),
    known,
    ignored,
    all: rows,
  };
  const show = (next: View) => {
    setView(next);
    setPage(1);
  };
  const shown = views[view];
  return (
    <Stack gap={3} className="student-import">
      <Row justify="space-between">
        <Row gap={3}>
          <strong role="status">
            {t('summary', {
              count: verdict.nb_ok,
              refused: t('refused', { count: toFix.length + known.length + ignored.length }),
            })}
          </strong>
          {judging && <Tag>{t('judging')}</Tag>}
        </Row>
        {toFix.length + known.length + ignored.length > 0 && <RefusedRows rows={rows} name={name} />}
      </Row>
      <ImportCounts
        label={t('figures')}
        counts={[
          { key: 'ok', label: t('readyStudents'), count: verdict.nb_ok, tone: 'ok' },
          { key: 'ignored', label: t('nurseryRows'), count: ignored.length },
          { key: 'known', label: t('knownRows'), count: known.length },
          { key: 'fix', label: t('fixRows'), count: toFix.length, tone: 'fault' },
        ]}
      />
      <Tabs
        label={t('verdict')}
        value={view}
        onChange={show}
        tabs={[
          { key: 'fix', label: t('toFix'), count: toFix.length },
          ...(known.length ? [{ key: 'known' as const, label: t('known'), count: known.length }] : []),
          ...(ignored.length ? [{ key: 'ignored' as const, label: t('ignored'), count: ignored.length }] : []),
          { key: 'all', label: t('all'), count: rows.length },
        ]}
      >
        <DataTable
          label={t('rows')}
          columns={columns}
          rowKey={(row) => row.line}
          page={{ rows: shown.slice((page - 1) * pageSize, page * pageSize), count: shown.length }}
          pageNumber={page}
          pageSize={pageSize}
          onPage={setPage}
          empty={{ title: t(view === 'all' ? 'noRow' : 'noRefused') }}
        />
      </Tabs>
    </Stack>
  );
}
