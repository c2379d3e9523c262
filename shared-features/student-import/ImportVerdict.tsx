import type { ImportPreview, ImportRow } from '@memocartes/contract/imports/imports.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { DataTable, type Column } from '@memocartes/shared-ui/data-table';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { download, refusedRows } from './refusedRows.ts';

type View = 'all' | 'refused';

const pageSize = 10;

const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

function useColumns(): Column<ImportRow>[] {
  const { t } = useTranslation('studentImport');
  const dates = useDates();
  return [
    { key: 'line', title: t('line'), numeric: true, width: '4rem' },
    {
      key: 'name',
      title: t('pupil'),
      primary: true,
      render: ({ student }) => `${student.firstname} ${student.lastname.toLocaleUpperCase('fr')}`.trim() || '–',
    },
    {
      key: 'birthdate',
      title: t('birthdate'),
      from: 'sm',
      render: ({ student: { birthdate } }) => (birthdate && isDay(birthdate) ? dates.day(birthdate) : birthdate),
    },
    { key: 'gender', title: t('gender'), from: 'sm', render: ({ student }) => student.gender },
    { key: 'level', title: t('level'), from: 'sm', render: ({ student }) => student.level },
    {
      key: 'status',
      title: t('verdict'),
      render: ({ status, message }) =>
        status === 'OK' ? <Tag tone="success">{t('ok')}</Tag> : <Tag tone="danger">{message}</Tag>,
    },
  ];
}

/** What each row of the file is worth, and the refused ones to take away. Nothing is written yet. */
export function ImportVerdict({ preview, name }: { readonly preview: ImportPreview; readonly name: string }) {
  const { t } = useTranslation('studentImport');
  const columns = useColumns();
  const [view, setView] = useState<View>('all');
  const [page, setPage] = useState(1);
  const refused = preview.rows.filter((row) => row.status !== 'OK');
  const rows = view === 'all' ? preview.rows : refused;
  const show = (next: View) => {
    setView(next);
    setPage(1);
  };
  const heads = ['line', 'lastname', 'firstname', 'birthdate', 'gender', 'level', 'reason'].map((key) => t(key));
  return (
    <Stack gap={3}>
      <Row justify="space-between">
        <strong>{t('summary', { count: preview.nb_ok, refused: t('refused', { count: refused.length }) })}</strong>
        {refused.length > 0 && (
          <Button
            kind="quiet"
            icon="download"
            onClick={() => download(`${t('refusedFile', { name })}.csv`, refusedRows(preview.rows, heads))}
          >
            {t('download')}
          </Button>
        )}
      </Row>
      <Tabs
        label={t('verdict')}
        value={view}
        onChange={show}
        tabs={[
          { key: 'all', label: t('all'), count: preview.rows.length },
          { key: 'refused', label: t('onlyRefused'), count: refused.length },
        ]}
      >
        <DataTable
          label={t('rows')}
          columns={columns}
          rowKey={(row) => row.line}
          page={{ rows: rows.slice((page - 1) * pageSize, page * pageSize), count: rows.length }}
          pageNumber={page}
          pageSize={pageSize}
          onPage={setPage}
          empty={{ title: t(view === 'all' ? 'noRow' : 'noRefused') }}
        />
      </Tabs>
    </Stack>
  );
}
