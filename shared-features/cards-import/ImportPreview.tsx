import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/cards-import.routes';
import { Banner } from '@memocartes/shared-ui/banner';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SideCell, VerdictCell } from './ImportCells.tsx';

const pageSize = 10;

/** Refused cards first, then those that leave something behind. */
const weight = ({ status, left_out: leftOut }: CardImportRow) => (status === 'OK' ? (leftOut ? 1 : 2) : 0);

/** What each card of a file is worth, those that are refused first; and the media that are left behind. */
export function ImportPreview({ preview }: { readonly preview: CardImportPreview }) {
  const { t } = useTranslation('cardsImport');
  const { media, pictures } = preview;
  const [page, setPage] = useState(1);
  const columns: Column<CardImportRow>[] = [
    { key: 'line', title: t(preview.format === 'apkg' ? 'number' : 'line'), numeric: true, render: ({ line }) => line },
    {
      key: 'front',
      title: t('front'),
      primary: true,
      render: ({ card }) => <SideCell text={card.front} image={card.front_image} pictures={pictures} />,
    },
    {
      key: 'back',
      title: t('back'),
      render: ({ card }) => <SideCell text={card.back} image={card.back_image} pictures={pictures} />,
    },
    { key: 'status', title: t('verdict'), render: (row) => <VerdictCell row={row} /> },
  ];
  const rows = [...preview.rows].sort((a, b) => weight(a) - weight(b));
  const nbPictures = Object.keys(pictures ?? {}).length;
  return (
    <Stack gap={3}>
      {preview.message && <Banner tone="warning">{preview.message}</Banner>}
      {media.length > 0 && (
        <Banner tone="warning">
          {t('media', { count: media.length, names: media.slice(0, 5).join(', ') })}
          {media.length > 5 && '…'}
        </Banner>
      )}
      {nbPictures > 0 && <Banner tone="info">{t('pictures', { count: nbPictures })}</Banner>}
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
