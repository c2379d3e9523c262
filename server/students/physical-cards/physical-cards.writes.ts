import { hasLeft } from '@memocartes/contract/students/student-status';
import type { PhysicalCards } from '@memocartes/contract/students/students.routes';

import type { Trx } from '../../database/database.ts';
import { refuse } from '../../http/errors.ts';

/** French message for `missing` boxes out of those that `count` students need. */
const missingMessage = (missing: number, count: number) =>
  `Il manque ${missing === 1 ? 'une boîte physique' : `${missing} boîtes physiques`} pour ${count === 1 ? 'cet élève' : `ces ${count} élèves`}\u00a0: choisissez moins d’élèves dans la liste des élèves, retirez des boîtes, ou commandez-en d’autres.`;

/**
 * Checks that each school has a free physical box for each of these students, who have none.
 * @throws 409 TOO_FEW_BOXES, with the number of missing boxes [students.physical-cards-boxes]
 */
async function checkFreeBoxes(trx: Trx, students: readonly { schools_id: number }[]): Promise<void> {
  for (const [schoolId, { length: count }] of Map.groupBy(students, ({ schools_id }) => schools_id)) {
    const school = await trx
      .selectFrom('schools')
      .select(['nb_physical_boxes', 'nb_students_phygital'])
      .where('id', '=', schoolId)
      .executeTakeFirstOrThrow();
    const missing = count - (school.nb_physical_boxes - school.nb_students_phygital);
    if (missing > 0) throw refuse('TOO_FEW_BOXES', missingMessage(missing, count), { count: missing });
  }
}

/**
 * Gives physical cards to students, or takes them back; boxes and history stay [boxes.physical-off]. Students who have
 * left the school get none: their return would need a free box [students.physical-cards-many].
 * @returns the changed students, for whom a message can undo the change [students.physical-cards-undo]
 * @throws 409 TOO_FEW_BOXES, or LIMIT_PHYSICAL_BOX if a concurrent request takes the last box [schools.limit-boxes]
 */
export async function setPhysicalCards(trx: Trx, ids: readonly number[], isPhygital: boolean): Promise<PhysicalCards> {
  // Always in the same order, so that two requests for the same students can't deadlock.
  const students = await trx
    .selectFrom('students')
    .select(['id', 'schools_id', 'status', 'is_phygital'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const others = students.filter(({ is_phygital }) => is_phygital !== isPhygital);
  const changing = isPhygital ? others.filter((student) => !hasLeft(student)) : others;
  const changed = changing.map(({ id }) => id);
  if (isPhygital) await checkFreeBoxes(trx, changing);
  if (changed.length) {
    await trx.updateTable('students').set({ is_phygital: isPhygital }).where('id', 'in', changed).execute();
  }
  return { changed, nb_departed: others.length - changed.length };
}
