import type { Card } from '@memocartes/contract/cards/cards.routes';
import { useListCardsQuery } from '@memocartes/shared-api/cards.api';
import { useTablePage } from '@memocartes/shared-shell/table-query';
import { DataTable, type RowKey } from '@memocartes/shared-ui/data-table';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../view/index.ts';
import { idsOf } from './ChoosePacks.tsx';
import { type ChooseProps, useSelectionList } from './useSelectionList.tsx';

/** Chooses single cards to print, among those that the person may use. */
export function ChooseCards({ chosen, onChange }: ChooseProps) {
  const { t } = useTranslation('printCards');
  const table = useSelectionList({ title: t('noCard'), hint: t('noCardHint') });
  const list = useListCardsQuery(table.args);
  return (
    <DataTable
      {...table.props}
      {...useTablePage(list, ({ cards }) => cards)}
      label={t('cards')}
      columns={[
        { key: 'displayed_id', title: t('columns.card'), primary: true, width: '11rem' },
        { key: 'front', title: t('columns.front'), render: frontOf },
        { key: 'level', title: t('columns.level'), from: 'md', render: ({ level }: Card) => level ?? '–' },
      ]}
      selection={{
        selected: new Set<RowKey>(chosen),
        onChange: (keys) => onChange(idsOf(keys)),
        rowLabel: (card: Card) => card.displayed_id,
        countLabel: (count) => t('selectedCards', { count }),
      }}
    />
  );
}
