import type { CurrentCard } from '@memocartes/contract/learning/boxes/tracking.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import type { Column } from '@memocartes/shared-ui/data-table';
import type { TFunction } from 'i18next';

import { frontOf, wordsOf } from '../../cards/view/index.ts';
import { LastAnswers } from './LastAnswers.tsx';

/** Columns of a student's cards: question, answer, box, last answers, due date. */
export const cardColumns = (t: TFunction<'studentCards'>, dayOf: (day: string) => string): Column<CurrentCard>[] => [
  { key: 'front', title: t('card'), primary: true, render: frontOf },
  { key: 'back', title: t('answer'), render: ({ back_side }) => wordsOf(back_side) || '–' },
  { key: 'box', title: t('box'), numeric: true, sortable: true },
  { key: 'answers', title: t('answers'), render: (card) => <LastAnswers card={card} /> },
  {
    key: 'due_on',
    title: t('next'),
    sortable: true,
    render: ({ due_on }) => (due_on === null ? '–' : due_on <= today() ? t('now') : dayOf(due_on)),
  },
];
