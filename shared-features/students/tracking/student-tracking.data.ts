import type { CurrentCard, CurrentPage } from '@memocartes/contract/learning/boxes/tracking.routes';

import { card } from '../../cards/view/cards.data.ts';

const current = (id: number, box: number, due_on: string | null): CurrentCard => {
  const { displayed_id, front_side, back_side, parent_subject } = card(id);
  return {
    cards_id: id,
    displayed_id,
    front_side,
    back_side,
    subject: parent_subject,
    box,
    due_on,
    moved_on: '2026-11-16',
    nb_right: box,
    nb_wrong: 1,
    last_answers: [],
  };
};

/** Four physical cards, and two that are in no box yet. */
export const currentCards: CurrentPage = {
  cards: [
    current(12, 1, '2026-11-17'),
    current(13, 2, '2026-11-20'),
    current(14, 3, '2026-11-24'),
    current(15, 5, null),
  ],
  count: 4,
  nb_all: 4,
  nb_missed: 1,
  nb_due: 1,
  nb_learnt: 0,
  nb_waiting: 2,
};
