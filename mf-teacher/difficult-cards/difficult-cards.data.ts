import type { HardestCards } from '@memocartes/contract/learning/boxes/boxes.routes';

import { cards } from '../packs/packs.data.ts';

const students = [
  { id: 7, firstname: 'Inès', lastname: 'Benali' },
  { id: 8, firstname: 'Zoë', lastname: 'Carpentier' },
  { id: 9, firstname: 'Lucas', lastname: 'Da Silva' },
  { id: 12, firstname: 'Awa', lastname: 'Traoré' },
];

/** Two difficult cards for stories. */
export const hardest: HardestCards = {
  days: 14,
  cards: [
    { card: cards[7]!, nb_right: 6, nb_wrong: 9, nb_students: 4, students },
    { card: cards[8]!, nb_right: 10, nb_wrong: 3, nb_students: 2, students: students.slice(0, 2) },
  ],
};
