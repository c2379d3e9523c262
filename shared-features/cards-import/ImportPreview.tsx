import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/cards-import.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const pageSize = 10;

/** What each card of a file is worth, those that are refused first; and the media that are left behind. */
export function ImportPreview({ preview }: { readonly preview: CardImportPreview }) {
  const { t } = useTranslation('cardsImport');
  const [page, setPage] = useState(1);
  const columns: Column<CardImportRow>[] = [
    { key: 'line', title: t('line'), numeric: true, render: ({ line }) => line },
    { key: 'front', title: t('front'), primary: true, render: ({ card }) => card.front || '–' },
    { key: 'back', title: t('back'), render: ({ card }) => card.back || '–' },
    {
      key: 'status',
      title: t('verdict'),
      render: ({ status, message }) =>
        status === 'OK' ? <Tag tone="success">{t('accepted')}</Tag> : <span>{message ?? status}</span>,
    },
  ];
  const rows = [...preview.rows].sort((a, b) => Number(a.status === 'OK') - Number(b.status === 'OK'));
  const { media } = preview;
  return (
    <Stack gap={3}>
      {preview.message && <Banner tone="warning">{preview.message}</Banner>}
      {media.length > 0 && (
        <Banner tone="warning">
          {t('media', { count: media.length, names: media.slice(0, 5).join(', ') })}
          {media.length > 5 && '…'}
        </Banner>
      )}
      <p role="status">{t('verdicts', { count: preview.nb_ok, all: preview.count })}</p>
      <DataTable
        label={t('rows')}
        columns={columns}
        rowKey={({ line }) => line}
        page={{ rows: rows.slice((page - 1) * pageSize, page * pageSize), count: rows.length }}
        pageNumber={page}
        pageSize={pageSize}
        onPage={setPage}
        empty={{ title: t('noRow') }}
      />
    </Stack>
  );
}
