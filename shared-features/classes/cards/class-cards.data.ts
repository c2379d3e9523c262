import { totalOf } from '@memocartes/contract/figures/total';
import type { ClassCard, ClassCardsPage } from '@memocartes/contract/learning/boxes/boxes.routes';

import { card } from '../../cards/view/cards.data.ts';

const names = ['Inès Benali', 'Zoë Carpentier', 'Lucas Fontaine', 'Awa Traoré', 'Noah Girard', 'Maëlys Roy'];

const classCard = (id: number, nbWrong: readonly number[]): ClassCard => ({
  card: card(id),
  nb_students: nbWrong.length,
  nb_due: Math.floor(nbWrong.length / 2),
  nb_right: 3 * nbWrong.length,
  nb_wrong: totalOf(nbWrong),
  students: nbWrong.map((nb_wrong, i) => {
    const [firstname = '', lastname = ''] = names[i]!.split(' ');
    return { id: 7 + i, firstname, lastname, box: 1, is_due: i % 2 === 0, nb_right: 3, nb_wrong };
  }),
});

/** Cards of box 1 of a class: one missed by all students, one by some, one by none. */
export const classCardsPage: ClassCardsPage = {
  cards: [classCard(18, [5, 4, 3, 2, 1, 1]), classCard(16, [2, 0]), classCard(14, [0])],
  count: 3,
  nb_cards: 9,
};
