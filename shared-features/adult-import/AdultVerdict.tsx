import { isAccepted } from '@memocartes/contract/imports/adult-imports';
import { DataTable } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ImportCounts } from '../student-import/ImportCounts.tsx';
import '../student-import/student-import.css';
import type { EditRow } from './AdultCells.tsx';
import { isKnown, isToFix, keyOf, type AdultKind } from './adult-rows.ts';
import { useAdultColumns } from './useAdultColumns.tsx';
import type { AdultVerdict as Verdict } from './useAdultImport.ts';

type View = 'fix' | 'known' | 'incomplete' | 'all';
const pageSize = 10;

export type AdultVerdictProps = {
  readonly kind: AdultKind;
  readonly verdict: Verdict;
  /** Rows that were corrected: they stay open to correction. */
  readonly edited: ReadonlySet<string>;
  readonly onEdit: EditRow;
  readonly judging: boolean;
};

/** What each row of a file of adults is worth, in figures and one by one. Nothing is written yet. */
export function AdultVerdict({ kind, verdict, edited, onEdit, judging }: AdultVerdictProps) {
  const { t } = useTranslation('studentImport');
  const { rows } = verdict;
  const incomplete = rows.filter(({ status }) => status === 'INCOMPLETE');
  const known = rows.filter(isKnown);
  const toFix = rows.filter(isToFix);
  const [view, setView] = useState<View>(toFix.length ? 'fix' : 'all');
  const [page, setPage] = useState(1);
  const columns = useAdultColumns({ kind, edited, onEdit });
  const views = { fix: rows.filter((row) => isToFix(row) || edited.has(keyOf(row))), known, incomplete, all: rows };
  const shown = views[view];
  const tab = (key: View, label: string, count: number) => ({ key, label, count });
  return (
    <Stack gap={3} className="student-import">
      <ImportCounts
        label={t('verdict')}
        counts={[
          {
            key: 'ok',
            label: t('readyRows'),
            count: rows.filter(({ status }) => isAccepted(status)).length,
            tone: 'ok',
          },
          { key: 'people', label: t(`people_${kind}`, { count: verdict.nb_people }), count: verdict.nb_people },
          { key: 'incomplete', label: t('incompleteRows'), count: incomplete.length },
          { key: 'known', label: t('knownRows'), count: known.length },
          { key: 'fix', label: t('fixRows'), count: toFix.length, tone: 'fault' },
        ]}
      />
      {judging && <Tag>{t('judging')}</Tag>}
      <Tabs
        label={t('verdict')}
        value={view}
        onChange={(next: View) => {
          setView(next);
          setPage(1);
        }}
        tabs={[
          tab('fix', t('toFix'), toFix.length),
          ...(incomplete.length ? [tab('incomplete', t('incomplete'), incomplete.length)] : []),
          ...(known.length ? [tab('known', t('known'), known.length)] : []),
          tab('all', t('all'), rows.length),
        ]}
      >
        <DataTable
          label={t('rows')}
          columns={columns}
          rowKey={keyOf}
          page={{ rows: shown.slice((page - 1) * pageSize, page * pageSize), count: shown.length }}
          pageNumber={page}
          pageSize={pageSize}
          onPage={setPage}
          empty={{ title: t(view === 'all' ? 'noAdult' : 'noRefused') }}
        />
      </Tabs>
    </Stack>
  );
}
