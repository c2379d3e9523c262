import type { ClassCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import type { Column } from '@memocartes/shared-ui/data-table';
import type { TFunction } from 'i18next';

import { frontOf, SideText } from '../../cards/view/index.ts';
import { CardHolders } from './CardHolders.tsx';

/**
 * Columns of a class's cards: question, answer, number and names of the students who have the card, number of errors,
 * number of students for whom the card is due.
 */
export const classCardColumns = (t: TFunction<'classCards'>): Column<ClassCard>[] => [
  { key: 'front', title: t('card'), primary: true, render: ({ card }) => frontOf(card) },
  { key: 'back', title: t('answer'), render: ({ card }) => <SideText side={card.back_side} /> },
  { key: 'nb_students', title: t('students'), numeric: true, sortable: true },
  { key: 'who', title: t('whoTitle'), render: (row) => <CardHolders row={row} /> },
  {
    key: 'nb_wrong',
    title: t('wrong'),
    sortable: true,
    render: ({ nb_wrong, nb_right }) =>
      nb_wrong + nb_right === 0 ? t('noAnswer') : t('wrongOf', { count: nb_wrong, all: nb_wrong + nb_right }),
  },
  { key: 'nb_due', title: t('due'), numeric: true },
];
