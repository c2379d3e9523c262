import type { Card } from '@memocartes/contract/cards/cards.routes';
import type { BoxCounts } from '@memocartes/contract/figures/box-counts.schemas';
import { totalOf } from '@memocartes/contract/figures/total';
import type { BoxFigures, ClassBoxesStudent, ClassCard, Moved } from '@memocartes/contract/learning/boxes/boxes.routes';

import type { Activity } from '../activity/activity.queries.ts';
import type { SessionRow } from '../sessions/sessions.queries.ts';
import type { findClassBoxes } from './boxes.queries.ts';
import type { ClassCardRow } from './class-cards.queries.ts';

type Counted = Pick<BoxFigures, 'boxes' | 'due' | 'nb_right' | 'nb_wrong'>;

const add = (a: BoxCounts, b: BoxCounts) => a.map((count, index) => count + b[index]!) as BoxCounts;
const none: Counted = { boxes: [0, 0, 0, 0, 0], due: [0, 0, 0, 0, 0], nb_right: 0, nb_wrong: 0 };

export const presentBoxFigures = ({ boxes, due, nb_right, nb_wrong }: Counted): BoxFigures => ({
  boxes,
  due,
  nb_cards: totalOf(boxes),
  nb_acquired: boxes[4],
  nb_right,
  nb_wrong,
});

/** Adds up the counts of several rows. */
export const presentTotal = (rows: readonly Counted[]): BoxFigures =>
  presentBoxFigures(
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
  ...presentBoxFigures(row),
  moved,
});

/** The last session of a class, with the moves of all its students together. */
export function presentClassSession({ id, date_create, status }: SessionRow, activities: readonly Activity[]) {
  const sum = (key: keyof Moved) => activities.reduce((all, { moved }) => all + moved[key], 0);
  const moved = { up: sum('up'), down: sum('down'), kept: sum('kept'), started: sum('started') };
  return { id, date_create, status, moved };
}

/** A card with its counts over the students of a class. */
export function presentClassCard({ students, ...row }: ClassCardRow, card: Card): ClassCard {
  const { nb_cards: nb_students, due, nb_right, nb_wrong } = presentBoxFigures(row);
  return { card, nb_students, nb_due: totalOf(due), nb_right, nb_wrong, students };
}
