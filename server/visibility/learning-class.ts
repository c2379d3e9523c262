import type { Calendar } from '@memocartes/contract/learning/calendar/school-days';
import type { Actor } from '@memocartes/contract/permissions/roles';

import { calendarOf } from '../calendar/school-calendar.ts';
import type { Db } from '../database/database.ts';
import { teacherIdsOf, visibleClasses } from './classes.ts';

/** A class with its calendar, as a subject of the permission table. */
export type LearningClass = {
  id: number;
  name: string;
  schoolId: number;
  teacherIds: number[];
  calendar: Calendar;
};

/** A class that is visible to the actor, or undefined. */
export async function findLearningClass(db: Db, actor: Actor, id: number): Promise<LearningClass | undefined> {
  const row = await db
    .selectFrom('classes')
    .innerJoin('schools', 'schools.id', 'classes.schools_id')
    .select([
      'classes.id',
      'classes.name',
      'classes.schools_id as schoolId',
      'schools.holiday_zone',
      'schools.address_postal_code',
    ])
    .select(teacherIdsOf('classes.id').as('teacherIds'))
    .where('classes.id', '=', id)
    .where(visibleClasses(actor))
    .executeTakeFirst();
  if (!row) return undefined;
  const { holiday_zone, address_postal_code, ...class_ } = row;
  return { ...class_, calendar: calendarOf({ holiday_zone, address_postal_code }) };
}
