import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { personName } from '@memocartes/shared-ui/avatar';
import { DataTable, type RowKey } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { useChoosing } from './useChoosing.tsx';

export type ChooseProps = {
  readonly chosen: readonly number[];
  readonly onChange: (ids: readonly number[]) => void;
};
export const idsOf = (keys: ReadonlySet<RowKey>) => [...keys].map(Number);

/** Packs of the school, the latest first. */
export function ChoosePacks({ chosen, onChange }: ChooseProps) {
  const { t } = useTranslation('printCards');
  const choosing = useChoosing({ title: t('noPack'), hint: t('noPackHint') });
  const query = useListPacksQuery(choosing.args);
  return (
    <DataTable
      {...choosing.table(query)}
      label={t('packs')}
      columns={[
        { key: 'title', title: t('columns.pack'), primary: true },
        {
          key: 'author',
          title: t('columns.author'),
          from: 'sm',
          render: ({ author }: Pack) => (author ? personName(author) : '–'),
        },
        { key: 'nb_cards', title: t('columns.nbCards'), numeric: true },
      ]}
      page={query.data && { rows: query.data.packs_pro, count: query.data.count }}
      selection={{
        selected: new Set<RowKey>(chosen),
        onChange: (keys) => onChange(idsOf(keys)),
        rowLabel: (pack: Pack) => pack.title,
      }}
    />
  );
}
