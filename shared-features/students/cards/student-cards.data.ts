import type { CurrentCard, CurrentPage } from '@memocartes/contract/learning/boxes/tracking.routes';

import { card } from '../../cards/view/cards.data.ts';

const answers = (signs: string): CurrentCard['last_answers'] =>
  [...signs].map((sign, i) => ({ is_right: sign === '+', answered_at: `2026-11-${20 - i}T09:00:00Z` }));

const current = (id: number, box: number, due_on: string | null, signs: string, nbWrong: number): CurrentCard => {
  const { front_side, back_side, displayed_id } = card(id);
  return {
    cards_id: id,
    displayed_id,
    front_side,
    back_side,
    subject: { id: 2, name: 'Mathématiques' },
    box,
    due_on,
    moved_on: '2026-11-20',
    nb_right: 5,
    nb_wrong: nbWrong,
    last_answers: answers(signs),
  };
};

/** Cards of the stories: one due and often missed, one not due, one acquired, one without answers. */
export const currentPage: CurrentPage = {
  cards: [
    current(18, 1, '2026-11-20', '--+-+', 4),
    current(16, 2, '2099-11-24', '+-+', 1),
    current(14, 5, null, '+++++', 0),
    { ...current(13, 3, '2099-12-01', '', 0), nb_right: 0 },
  ],
  count: 4,
  nb_all: 35,
  nb_missed: 6,
  nb_due: 5,
  nb_learnt: 2,
  nb_waiting: 0,
};

/** An empty list, without due and acquired cards. */
export const noCards: CurrentPage = { ...currentPage, cards: [], count: 0, nb_due: 0, nb_learnt: 0 };
