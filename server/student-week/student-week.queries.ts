import { today } from '@memocartes/contract/learning/calendar/days';
import { type RawBuilder, sql } from 'kysely';

import { selectCards } from '../cards/cards.queries.ts';
import type { Db } from '../database/database.ts';
import { avatarOf } from '../database/queries/avatars.ts';
import { isDue } from '../figures/box-figures.ts';
import { isForLevelOf, isPackFor } from '../figures/cards-by-level.ts';
import { isOfYearOf } from '../figures/given-packs.ts';
import { isMessagingSchool } from '../offers/messaging.ts';
import { selectStudents } from '../students/students.queries.ts';

/** A student with the school's data that a week depends on. */
export const findWeekStudent = (db: Db, id: number) =>
  selectStudents(db)
    .innerJoin('schools', 'schools.id', 'students.schools_id')
    .select(['schools.name as school_name', 'schools.holiday_zone', 'schools.address_postal_code', 'students.epoch'])
    .select(isMessagingSchool.as('has_messaging'))
    .where('students.id', '=', id)
    .executeTakeFirstOrThrow();

export type WeekStudent = Awaited<ReturnType<typeof findWeekStudent>>;

/** The packs of a student's class that are packs for the student (`isPackFor`, `isOfYearOf`), each with its week. */
const selectStudentPacks = (db: Db, classId: number, studentId: number) =>
  db
    .selectFrom('packs_classes')
    .innerJoin('packs', 'packs.id', 'packs_classes.packs_id')
    .select(['packs_classes.week', 'packs.id', 'packs.title', 'packs.icon'])
    .where('packs_classes.classes_id', '=', classId)
    .where(isOfYearOf(sql.val(studentId)))
    .where(isPackFor(sql.val(studentId)));

/** The pack of a student's class for a week, with its author [families.pack]. */
export const findPackOfWeek = (db: Db, classId: number, studentId: number, week: string) =>
  selectStudentPacks(db, classId, studentId)
    .leftJoin('authentications', 'authentications.id', 'packs.authentications_id')
    .select(['authentications.firstname', 'authentications.lastname'])
    .where('packs_classes.week', '=', week)
    .executeTakeFirst();

/** The packs of a student's class from one Monday to another, both included [families.history]. */
export const findStudentPacks = (db: Db, classId: number, studentId: number, from: string, to: string) =>
  selectStudentPacks(db, classId, studentId)
    .where('packs_classes.week', '>=', from)
    .where('packs_classes.week', '<=', to)
    .execute();

/** Published cards of a pack for a student in order, each with the student's box [families.cards]. */
export const findWeekCards = (db: Db, packId: number, { id, epoch }: WeekStudent) =>
  selectCards(db)
    .innerJoin('packs_cards', 'packs_cards.cards_id', 'cards.id')
    .leftJoin('cards_students', (join) =>
      join
        .onRef('cards_students.cards_id', '=', 'cards.id')
        .on('cards_students.students_id', '=', id)
        .on('cards_students.epoch', '=', epoch),
    )
    .select('cards_students.box')
    .where('packs_cards.packs_id', '=', packId)
    .where('cards.status', '=', 'FINAL')
    .where((eb) => eb.or([eb('cards_students.box', 'is not', null), isForLevelOf(sql.val(id))]))
    .orderBy('packs_cards.position')
    .execute();

/**
 * Number of published cards of a pack (`packs`) for a student, which are the cards that followers see [families.cards]
 * [sessions.by-level].
 */
export const nbPublishedFor = (studentId: RawBuilder<number>) => sql<number>`
  (
    select count(*)
    from packs_cards join cards on cards.id = packs_cards.cards_id
    where packs_cards.packs_id = packs.id and cards.status = 'FINAL' and ${isForLevelOf(studentId)}
  )
`;

/** The next pack of a student's class after the week of `monday`. */
export const findNextPack = (db: Db, classId: number, studentId: number, monday: string) =>
  selectStudentPacks(db, classId, studentId)
    .select(nbPublishedFor(sql.val(studentId)).as('nb_cards'))
    .where('packs_classes.week', '>', monday)
    .orderBy('packs_classes.week')
    .executeTakeFirst();

/** Number of due cards on the first two days with due cards; overdue cards are due today [families.due]. */
export const findDueDays = (db: Db, { id, epoch }: WeekStudent) => {
  // A literal, because the expression must be the same in `select` and `group by`.
  const day = sql<string>`greatest(cards_students.due_on, ${sql.lit(today())}::date)`;
  return db
    .selectFrom('cards_students')
    .innerJoin('cards', 'cards.id', 'cards_students.cards_id')
    .select([day.as('day'), sql<number>`count(*)::int`.as('nb_cards')])
    .where('cards_students.students_id', '=', id)
    .where('cards_students.epoch', '=', epoch)
    .where(isDue('9999-12-31'))
    .groupBy(day)
    .orderBy(day)
    .limit(2)
    .execute();
};

/** The teachers of a class, by name. */
export const findTeachers = (db: Db, classId: number) =>
  db
    .selectFrom('classes_users_pro')
    .innerJoin('users', 'users.id', 'classes_users_pro.users_pro_id')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'users.id',
      'authentications.firstname',
      'authentications.lastname',
      avatarOf('USERS', 'users.id').as('avatar_id'),
    ])
    .where('classes_users_pro.classes_id', '=', classId)
    .orderBy('authentications.lastname')
    .orderBy('authentications.firstname')
    .orderBy('users.id')
    .execute();
