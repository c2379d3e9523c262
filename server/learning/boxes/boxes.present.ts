import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { BoxCounts } from '@memocartes/contract/counts/counts.schemas';
import type { ClassBoxesStudent, ClassCard, Moved, Standing } from '@memocartes/contract/learning/boxes/boxes.routes';

import type { findClassBoxes } from './boxes.queries.ts';
import type { ClassCardRow } from './class-cards.queries.ts';

type Counted = Pick<Standing, 'boxes' | 'due' | 'nb_right' | 'nb_wrong'>;

const add = (a: BoxCounts, b: BoxCounts) => a.map((count, index) => count + b[index]!) as BoxCounts;
const none: Counted = { boxes: [0, 0, 0, 0, 0], due: [0, 0, 0, 0, 0], nb_right: 0, nb_wrong: 0 };

export const presentStanding = ({ boxes, due, nb_right, nb_wrong }: Counted): Standing => ({
  boxes,
  due,
  nb_cards: boxes.reduce((sum, count) => sum + count, 0),
  nb_acquired: boxes[4],
  nb_right,
  nb_wrong,
});

/** Adds up the counts of several rows. */
export const presentTotal = (rows: readonly Counted[]): Standing =>
  presentStanding(
    rows.reduce<Counted>(
      (sum, row) => ({
        boxes: add(sum.boxes, row.boxes),
        due: add(sum.due, row.due),
        nb_right: sum.nb_right + row.nb_right,
        nb_wrong: sum.nb_wrong + row.nb_wrong,
      }),
      none,
    ),
  );

type ClassRow = Awaited<ReturnType<typeof findClassBoxes>>[number];

export const presentClassStudent = (
  { id, firstname, lastname, ...row }: ClassRow,
  moved: Moved,
): ClassBoxesStudent => ({
  id,
  firstname,
  lastname,
  ...presentStanding(row),
  moved,
});

/** A card with its counts over the students of a class. */
export function presentClassCard({ students, ...row }: ClassCardRow, card: Card): ClassCard {
  const { nb_cards: nb_students, due, nb_right, nb_wrong } = presentStanding(row);
  return { card, nb_students, nb_due: due.reduce((sum, count) => sum + count, 0), nb_right, nb_wrong, students };
}
