import { today } from '@memocartes/contract/learning/calendar/days';
import { sql } from 'kysely';

import { selectCards } from '../cards/cards.queries.ts';
import { isDue } from '../counts/counts.ts';
import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';
import { selectStudents } from '../students/students.columns.ts';

/** A student with the facts of the school that a week depends on. */
export const findWeekStudent = (db: Db, id: number) =>
  selectStudents(db)
    .innerJoin('schools as o', 'o.id', 's.schools_id')
    .select(['o.name as school_name', 'o.offers_id', 'o.holiday_zone', 'o.address_postal_code', 's.epoch'])
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
export type WeekStudent = Awaited<ReturnType<typeof findWeekStudent>>;

/** The pack that a class has for a week, with its author [families.pack]. */
export const findPackOfWeek = (db: Db, classId: number, week: string) =>
  db
    .selectFrom('packs_classes as g')
    .innerJoin('packs as p', 'p.id', 'g.packs_id')
    .leftJoin('authentications as a', 'a.id', 'p.authentications_id')
    .select(['p.id', 'p.title', 'p.icon', 'a.firstname', 'a.lastname'])
    .where('g.classes_id', '=', classId)
    .where('g.week', '=', week)
    .executeTakeFirst();

/** Published cards of a pack in order, each with the student's box [families.cards]. */
export const findWeekCards = (db: Db, packId: number, { id, epoch }: WeekStudent) =>
  selectCards(db)
    .innerJoin('packs_cards as k', 'k.cards_id', 'c.id')
    .leftJoin('cards_students as b', (join) =>
      join.onRef('b.cards_id', '=', 'c.id').on('b.students_id', '=', id).on('b.epoch', '=', epoch),
    )
    .select('b.box')
    .where('k.packs_id', '=', packId)
    .where('c.status', '=', 'FINAL')
    .orderBy('k.position')
    .execute();

/** The first pack given to a class for a week after this one. */
export const findNextPack = (db: Db, classId: number, monday: string) =>
  db
    .selectFrom('packs_classes as g')
    .innerJoin('packs as p', 'p.id', 'g.packs_id')
    .select(['p.id', 'p.title', 'p.icon', 'g.week'])
    .select(sql<number>`(select count(*) from packs_cards k where k.packs_id = p.id)`.as('nb_cards'))
    .where('g.classes_id', '=', classId)
    .where('g.week', '>', monday)
    .orderBy('g.week')
    .executeTakeFirst();

/** Number of cards due on the first two days on which any are; what is overdue is due today. */
export const findDueDays = (db: Db, { id, epoch }: WeekStudent) => {
  // a literal: the same expression is selected and grouped by
  const day = sql<string>`greatest(b.due_on, ${sql.lit(today())}::date)`;
  return db
    .selectFrom('cards_students as b')
    .innerJoin('cards as c', 'c.id', 'b.cards_id')
    .select([day.as('day'), sql<number>`count(*)::int`.as('nb_cards')])
    .where('b.students_id', '=', id)
    .where('b.epoch', '=', epoch)
    .where(isDue('9999-12-31'))
    .groupBy(day)
    .orderBy(day)
    .limit(2)
    .execute();
};

/** Who teaches a class, in the order of their names. */
export const findTeachers = (db: Db, classId: number) =>
  db
    .selectFrom('classes_users_pro as l')
    .innerJoin('users as u', 'u.id', 'l.users_pro_id')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['u.id', 'a.firstname', 'a.lastname', avatarOf('USERS', 'u.id').as('avatar_id')])
    .where('l.classes_id', '=', classId)
    .orderBy('a.lastname')
    .orderBy('a.firstname')
    .orderBy('u.id')
    .execute();
