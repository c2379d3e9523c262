import type { CurrentCard } from '@memocartes/contract/learning/boxes/tracking.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import type { Column } from '@memocartes/shared-ui/data-table';
import type { TFunction } from 'i18next';

import { frontOf, SideText } from '../../cards/view/index.ts';
import { LastAnswers } from './LastAnswers.tsx';

/** The day from which a card is due: `now` if that day has come, a dash for a card that is not due again. */
export const dueText = (day: string | null, now: string, dayOf: (day: string) => string): string =>
  day === null ? '–' : day <= today() ? now : dayOf(day);

/** Columns of a student's cards: question, answer, box, last answers, due date. */
export const cardColumns = (t: TFunction<'studentCards'>, dayOf: (day: string) => string): Column<CurrentCard>[] => [
  { key: 'front', title: t('card'), primary: true, render: frontOf },
  { key: 'back', title: t('answer'), render: ({ back_side }) => <SideText side={back_side} /> },
  { key: 'box', title: t('box'), numeric: true, sortable: true },
  { key: 'answers', title: t('answers'), render: (card) => <LastAnswers card={card} /> },
  {
    key: 'due_on',
    title: t('next'),
    sortable: true,
    render: ({ due_on }) => dueText(due_on, t('now'), dayOf),
  },
];
