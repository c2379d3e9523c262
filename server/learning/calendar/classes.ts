import type { Calendar } from '@memocartes/contract/learning/calendar/calendar';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { calendarOf } from '../../holidays/calendar.ts';
import { visibleClasses } from '../../visibility/classes.ts';

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
    .selectFrom('classes as c')
    .innerJoin('schools as o', 'o.id', 'c.schools_id')
    .select(['c.id', 'c.name', 'c.schools_id as schoolId', 'o.holiday_zone', 'o.address_postal_code'])
    .select(
      sql<number[]>`array(select l.users_pro_id from classes_users_pro l where l.classes_id = c.id)`.as('teacherIds'),
    )
    .where('c.id', '=', id)
    .where(visibleClasses(actor))
    .executeTakeFirst();
  if (!row) return undefined;
  const { holiday_zone, address_postal_code, ...class_ } = row;
  return { ...class_, calendar: calendarOf({ holiday_zone, address_postal_code }) };
}
