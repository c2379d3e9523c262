import type { Class } from '@memocartes/contract/classes/classes.routes';
import { totalOf } from '@memocartes/contract/figures/total';
import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import type { ClassBoxes, ClassBoxesStudent } from '@memocartes/contract/learning/boxes/boxes.routes';
import { levels } from '@memocartes/contract/levels/levels';
import type { Sort } from '@memocartes/shared-ui/data-table';

/** A student of a class, with their boxes once loaded. */
export type StudentRow = Class['students'][number] & { readonly boxFigures?: ClassBoxesStudent };

/** Students of the class, each with their boxes. */
export function studentRows(class_: Class, boxes: ClassBoxes | undefined): StudentRow[] {
  const byStudent = new Map(boxes?.students.map((student) => [student.id, student]));
  return class_.students.map((student) => ({ ...student, boxFigures: byStudent.get(student.id) }));
}

/** Number of cards due today [boxes.due-count]. */
export const dueOf = ({ boxFigures }: StudentRow): number => totalOf(boxFigures?.due ?? []);

/** Share of right answers, from 0 to 100; undefined before the first answer, and while the boxes load. */
export function rateOf({ boxFigures }: StudentRow): number | undefined {
  return boxFigures && successRate(boxFigures.nb_right, boxFigures.nb_right + boxFigures.nb_wrong);
}

/** Progress through the boxes: an acquired card counts 5, a card in box 1 counts 1. */
const progressOf = ({ boxFigures }: StudentRow) => totalOf(boxFigures?.boxes.map((count, i) => count * (i + 1)) ?? []);

const byName = (a: StudentRow, b: StudentRow) =>
  a.lastname.localeCompare(b.lastname, 'fr') || a.firstname.localeCompare(b.firstname, 'fr');

/** Sort index of a student's level: CP first, no level last. */
const levelOf = ({ level }: StudentRow) => (level ? levels.indexOf(level) : levels.length);

const orders: Record<string, (a: StudentRow, b: StudentRow) => number> = {
  name: byName,
  level: (a, b) => levelOf(a) - levelOf(b) || byName(a, b),
  boxes: (a, b) => progressOf(a) - progressOf(b) || byName(a, b),
  due: (a, b) => dueOf(a) - dueOf(b) || byName(a, b),
  success: (a, b) => (rateOf(a) ?? 101) - (rateOf(b) ?? 101) || byName(a, b),
};

/** Sorts the rows on the client, as a class is small. */
export function sortStudents(rows: readonly StudentRow[], { by, dir }: Sort): StudentRow[] {
  const sorted = rows.toSorted(orders[by] ?? byName);
  return dir === 'desc' ? sorted.toReversed() : sorted;
}
