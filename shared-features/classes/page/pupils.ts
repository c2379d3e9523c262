import type { ClassBoxes, ClassBoxesStudent } from '@memocartes/contract/boxes/boxes.routes';
import type { Class } from '@memocartes/contract/classes/classes.routes';
import { levels } from '@memocartes/contract/people/people';
import type { Sort } from '@memocartes/shared-ui/data-table';

/** A pupil of a class with where their cards stand, once that is known. */
export type PupilRow = Class['students'][number] & { readonly standing?: ClassBoxesStudent };

/** Pupils of the class, each with their boxes. */
export function pupilRows(class_: Class, boxes: ClassBoxes | undefined): PupilRow[] {
  const standings = new Map(boxes?.students.map((student) => [student.id, student]));
  return class_.students.map((student) => ({ ...student, standing: standings.get(student.id) }));
}

const sum = (counts: readonly number[] = []) => counts.reduce((all, n) => all + n, 0);

/** Cards due today. */
export const dueOf = ({ standing }: PupilRow): number => sum(standing?.due);

/** Share of right answers, from 0 to 100; undefined before the first. */
export function rateOf({ standing }: PupilRow): number | undefined {
  const all = (standing?.nb_right ?? 0) + (standing?.nb_wrong ?? 0);
  return standing && all > 0 ? Math.round((100 * standing.nb_right) / all) : undefined;
}

/** How far the boxes are: an acquired card counts 5, a card of box 1 counts 1. */
const progressOf = ({ standing }: PupilRow) => sum(standing?.boxes.map((count, i) => count * (i + 1)));

const byName = (a: PupilRow, b: PupilRow) =>
  a.lastname.localeCompare(b.lastname, 'fr') || a.firstname.localeCompare(b.firstname, 'fr');

/** The place of a student's level, CP first; last without one. */
const levelOf = ({ level }: PupilRow) => (level ? levels.indexOf(level) : levels.length);

const orders: Record<string, (a: PupilRow, b: PupilRow) => number> = {
  name: byName,
  level: (a, b) => levelOf(a) - levelOf(b) || byName(a, b),
  boxes: (a, b) => progressOf(a) - progressOf(b) || byName(a, b),
  due: (a, b) => dueOf(a) - dueOf(b) || byName(a, b),
  success: (a, b) => (rateOf(a) ?? 101) - (rateOf(b) ?? 101) || byName(a, b),
};

/** The rows in the order asked. A class is short enough to be sorted here. */
export function sortPupils(rows: readonly PupilRow[], { by, dir }: Sort): PupilRow[] {
  const sorted = rows.toSorted(orders[by] ?? byName);
  return dir === 'desc' ? sorted.toReversed() : sorted;
}
