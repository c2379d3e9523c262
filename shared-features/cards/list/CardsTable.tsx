import { linesOf } from '@memocartes/contract/cards/cards';
import type { Card } from '@memocartes/contract/cards/cards.routes';
import { type Column, DataTable, type DataTableProps } from '@memocartes/shared-ui/data-table';
import { Menu } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';

import { StatusTag, TypeTag } from '../details/CardTags.tsx';
import { frontOf } from '../view/index.ts';
import type { CardsListing } from './cardsPage.props.ts';

type Props = CardsListing & Pick<DataTableProps<Card>, 'toolbar' | 'tools'>;

/** Cards in a table: texts of both sides, number, level, subject, type and status. */
export function CardsTable({ actions, onOpen, newCardIds, ...table }: Props) {
  const { t } = useTranslation('cards');
  const columns: Column<Card>[] = [
    { key: 'front', title: t('front'), primary: true, render: frontOf },
    {
      key: 'back',
      title: t('back'),
      from: 'sm',
      render: ({ back_side }) => linesOf(back_side).filter(Boolean).join(' ') || back_side.alt || '–',
    },
    { key: 'displayed_id', title: t('number'), sortable: true, width: '9rem' },
    { key: 'level', title: t('level'), sortable: true, render: ({ level, cycle }) => level ?? t(`cycles.${cycle}`) },
    {
      key: 'subject',
      title: t('subject'),
      from: 'md',
      render: (card) => card.subject?.name ?? card.parent_subject.name,
    },
    { key: 'card_type', title: t('typeTitle'), from: 'md', render: (card) => <TypeTag card={card} /> },
    { key: 'status', title: t('status'), render: (card) => <StatusTag card={card} /> },
  ];
  return (
    <DataTable
      {...table}
      label={t('cards')}
      columns={columns}
      columnsKey="cards"
      onRow={onOpen}
      currentKey={newCardIds[0]}
      rowActions={(card) => {
        const items = actions(card);
        return items.length > 0 && <Menu label={t('acts', { name: card.displayed_id })} items={items} />;
      }}
    />
  );
}
