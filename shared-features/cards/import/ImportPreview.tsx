import type { CardImportPreview, CardImportRow } from '@memocartes/contract/cards/import/cards-import.routes';
import { customCardLimit } from '@memocartes/contract/offers/limits';
import { useMe } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Stack } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { SideCell, VerdictCell } from './ImportCells.tsx';

const pageSize = 10;

/** Sort order: refused cards, then cards with media that are not imported, then the others. */
const sortRank = ({ status, left_out: leftOut }: CardImportRow) => (status === 'OK' ? (leftOut ? 1 : 2) : 0);

type Props = {
  readonly preview: CardImportPreview;
  /** Line numbers of the cards to import. */
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (lines: ReadonlySet<number>) => void;
};

/** Lists the cards of a file with their verdicts, refused cards first, and names the media that are not imported. */
export function ImportPreview({ preview, chosen, onChoose }: Props) {
  const { t } = useTranslation('cardsImport');
  const { offerId } = useMe();
  const { media, pictures } = preview;
  const [page, setPage] = useState(1);
  const { nb_left: nbLeft } = preview;
  const toggle = (line: number) =>
    onChoose(new Set(chosen.has(line) ? [...chosen].filter((item) => item !== line) : [...chosen, line]));
  const columns: Column<CardImportRow>[] = [
    {
      key: 'take',
      title: t('take'),
      hiddenTitle: true,
      width: '44px',
      render: ({ line, status, card }) =>
        status === 'OK' && (
          // The label is larger than the check box, as a touch target.
          <label className="import-select">
            <input
              type="checkbox"
              aria-label={t('takeThis', { line, front: card.front.split('\n')[0] })}
              checked={chosen.has(line)}
              disabled={!chosen.has(line) && nbLeft !== null && chosen.size >= nbLeft}
              onChange={() => toggle(line)}
            />
          </label>
        ),
    },
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
  const rows = [...preview.rows].sort((a, b) => sortRank(a) - sortRank(b));
  const nbPictures = Object.keys(pictures ?? {}).length;

  return (
    <Stack gap={3}>
      {preview.message && (
        <Banner tone="warning">
          {t('cap', { count: nbLeft ?? 0, asked: preview.nb_ok, limit: customCardLimit(offerId) })}
        </Banner>
      )}
      {media.length > 0 && (
        <Banner tone="warning">
          {t('media', { count: media.length, names: media.slice(0, 5).join(', ') })}
          {media.length > 5 && '…'}
        </Banner>
      )}
      {nbPictures > 0 && <Banner tone="info">{t('pictures', { count: nbPictures })}</Banner>}
      <p role="status">
        <span>{t('verdicts', { count: preview.nb_ok, all: preview.count })}</span>{' '}
        <span>{t('chosen', { count: chosen.size })}</span>{' '}
        {nbLeft !== null && <span>{t('left', { count: Math.max(0, nbLeft - chosen.size) })}</span>}
      </p>
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
