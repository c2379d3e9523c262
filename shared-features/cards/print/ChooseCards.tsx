import type { Card } from '@memocartes/contract/cards/cards.routes';
import { useListCardsQuery } from '@memocartes/shared-api/cards.api';
import { DataTable, type RowKey } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../view/index.ts';
import { idsOf } from './ChoosePacks.tsx';
import { type ChooseProps, useSelectionList } from './useSelectionList.tsx';

/** Chooses single cards to print, among those that the person may use. */
export function ChooseCards({ chosen, onChange }: ChooseProps) {
  const { t } = useTranslation('printCards');
  const choosing = useSelectionList({ title: t('noCard'), hint: t('noCardHint') });
  const query = useListCardsQuery(choosing.args);
  return (
    <DataTable
      {...choosing.table(query)}
      label={t('cards')}
      columns={[
        { key: 'displayed_id', title: t('columns.card'), primary: true, width: '11rem' },
        { key: 'says', title: t('columns.says'), render: frontOf },
        { key: 'level', title: t('columns.level'), from: 'md', render: ({ level }: Card) => level ?? '–' },
      ]}
      page={query.data && { rows: query.data.cards, count: query.data.count }}
      selection={{
        selected: new Set<RowKey>(chosen),
        onChange: (keys) => onChange(idsOf(keys)),
        rowLabel: (card: Card) => card.displayed_id,
        countLabel: (count) => t('selectedCards', { count }),
      }}
    />
  );
}
