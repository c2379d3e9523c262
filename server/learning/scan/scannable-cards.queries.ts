import type { Scannable } from '@memocartes/contract/learning/scan/scan.routes';

import { presentFront } from '../../cards/cards.present.ts';
import type { Db } from '../../database/database.ts';
import { findGivenIds, findTrackedIds } from '../boxes/given-cards/given-cards.queries.ts';
import type { LockedStudent } from '../boxes/move-cards/lock-student.ts';

type Tracked = Pick<LockedStudent, 'id' | 'epoch' | 'classId' | 'isDemo'>;

/**
 * Cards that count when they are scanned: those in the student's boxes and those of packs given to their class so far.
 * A demonstration ends with the first real card, so its cards count only while no pack is given to the class
 * [scanning.own-cards].
 */
export async function findScannableIds(db: Db, student: Tracked): Promise<Set<number>> {
  const givenIds = await findGivenIds(db, student);
  if (student.isDemo && givenIds.size) return givenIds;
  return new Set([...givenIds, ...(await findTrackedIds(db, student))]);
}

/** Cards with events in this earlier epoch of the student's tracking. */
export async function findFormerIds(db: Db, studentId: number, epoch: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('cards_events')
    .select('cards_id')
    .distinct()
    .where('students_id', '=', studentId)
    .where('epoch', '=', epoch)
    .execute();
  return new Set(rows.map(({ cards_id }) => cards_id));
}

/**
 * The data that a scanner needs to work offline: the student's cards with their codes and boxes.
 * @param isPractice whether scans are practice: they move no card and do not end a demonstration
 */
export async function findScannable(db: Db, studentId: number, isPractice: boolean): Promise<Scannable> {
  const { wrong_goes_one_back, ...student } = await db
    .selectFrom('students')
    .leftJoin('classes', 'classes.id', 'students.classes_id')
    .select([
      'students.id',
      'students.epoch',
      'students.classes_id as classId',
      'students.demo_mode as isDemo',
      'classes.wrong_goes_one_back',
    ])
    .where('students.id', '=', studentId)
    .executeTakeFirstOrThrow();
  const givenIds = await findGivenIds(db, student);
  const endsDemo = !isPractice && student.isDemo && givenIds.size > 0;
  const ids = await findScannableIds(db, student);
  const rows = await db
    .selectFrom('cards')
    .leftJoin('cards_students', (join) =>
      join
        .onRef('cards_students.cards_id', '=', 'cards.id')
        .on('cards_students.students_id', '=', student.id)
        .on('cards_students.epoch', '=', endsDemo ? student.epoch + 1 : student.epoch),
    )
    .selectAll('cards')
    .select(['cards_students.box', 'cards_students.moved_on'])
    .where('cards.id', 'in', ids.size ? [...ids] : [0])
    .orderBy('cards.displayed_id')
    .execute();

  return {
    epoch: endsDemo ? student.epoch + 1 : student.epoch,
    one_back: wrong_goes_one_back ?? false,
    is_practice: isPractice,
    cards: rows.map((row) => ({
      cards_id: row.id,
      displayed_id: row.displayed_id,
      qr_code: row.qr_code,
      front_side: presentFront(row),
      box: row.box,
      moved_on: row.moved_on,
    })),
  };
}
