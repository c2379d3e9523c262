import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { DataTable, type Column } from '@memocartes/shared-ui/data-table';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { packIcon } from './icons.ts';
import type { PacksListing } from './listing.ts';
import { PackGivings } from './PackGivings.tsx';
import { PackMenu } from './PackMenu.tsx';

/** Packs one a line. */
export function PacksTable({ packs, onGive, onDelete, ...table }: PacksListing) {
  const { t } = useTranslation('packs');
  const dates = useDates();
  const columns: Column<Pack>[] = [
    {
      key: 'title',
      title: t('columns.title'),
      primary: true,
      sortable: true,
      render: (pack) => (
        <span className="pack-line">
          <Icon name={packIcon(pack.icon)} />
          {pack.title}
        </span>
      ),
    },
    { key: 'nb_cards', title: t('columns.cards'), numeric: true },
    {
      key: 'author',
      title: t('columns.author'),
      from: 'sm',
      render: (pack) => (pack.author ? personName(pack.author) : '–'),
    },
    { key: 'given', title: t('columns.given'), render: (pack) => <PackGivings pack={pack} /> },
    {
      key: 'date_create',
      title: t('columns.date'),
      sortable: true,
      from: 'sm',
      render: (pack) => dates.day(pack.date_create),
    },
  ];
  return (
    <DataTable
      {...table}
      label={t('title')}
      columns={columns}
      page={packs && { rows: packs.packs_pro, count: packs.count }}
      rowActions={(pack) => <PackMenu pack={pack} onGive={onGive} onDelete={onDelete} />}
    />
  );
}
