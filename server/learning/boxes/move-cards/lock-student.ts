import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';
import { hasLeft } from '@memocartes/contract/students/student-status';

import { calendarOf } from '../../../calendar/school-calendar.ts';
import type { Trx } from '../../../database/database.ts';

/** A student whose boxes may change: their row is locked until the transaction ends. */
export type LockedStudent = {
  id: number;
  epoch: number;
  classId: number | null;
  oneBack: boolean;
  isDemo: boolean;
  hasLeft: boolean;
  calendar: Calendar;
};

/**
 * Locks a student's row until the transaction ends, so that concurrent answers of one student are stored one after the
 * other. `for update` would also block every insertion that refers to the student.
 */
export async function lockStudent(trx: Trx, id: number): Promise<LockedStudent | undefined> {
  // A lock that waited for a change of class would join the new row of the student to the option of the former class.
  await trx.selectFrom('students').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const row = await trx
    .selectFrom('students')
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .leftJoin('classes', 'classes.id', 'students.classes_id')
    .select([
      'students.id',
      'students.epoch',
      'students.classes_id as classId',
      'students.demo_mode',
      'students.status',
      'classes.wrong_goes_one_back',
      'schools.holiday_zone',
      'schools.address_postal_code',
    ])
    .where('students.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { classId, epoch, demo_mode: isDemo, status, wrong_goes_one_back, ...school } = row;
  const oneBack = wrong_goes_one_back ?? false;
  return { id, epoch, classId, isDemo, hasLeft: hasLeft({ status }), oneBack, calendar: calendarOf(school) };
}
