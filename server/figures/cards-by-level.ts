import { type RawBuilder, sql } from 'kysely';

import { parisToday } from '../calendar/weeks.ts';

/**
 * Levels of the students who were in sessions of a student's class. Does not depend on the card, so a query about one
 * student computes these levels once.
 */
const levelsInSessions = (studentId: RawBuilder<number>) => sql`
  array(
    select distinct participant.level
    from sessions
      join sessions_students on sessions_students.sessions_id = sessions.id
      join students as participant on participant.id = sessions_students.students_id
    where sessions.classes_id = (select learner.classes_id from students as learner where learner.id = ${studentId})
  )
`;

/**
 * Condition inside `isForLevelOf`: students of the card's level have been in a session of the class since the latest
 * week, up to today, in which a pack gave the class the card. Even after these students have left, students of other
 * levels do not get such a card [sessions.level-left].
 */
const wasForFormerStudents = (studentId: RawBuilder<number>) => sql<boolean>`
  cards.level = any(${levelsInSessions(studentId)})
  and exists (
    select
    from sessions
      join sessions_students on sessions_students.sessions_id = sessions.id
      join students as former on former.id = sessions_students.students_id and former.level = cards.level
    where sessions.classes_id = own_class.id
      and sessions.date_create >= (
        select max(packs_classes.week)::timestamp at time zone 'Europe/Paris'
        from packs_cards join packs_classes on packs_classes.packs_id = packs_cards.packs_id
        where packs_cards.cards_id = cards.id
          and packs_classes.classes_id = own_class.id
          and packs_classes.week <= ${parisToday}
      )
  )
`;

/**
 * Condition on a card (`cards`): a student may get it as a new card. With the option of the class, a card of a level of
 * classmates that is not the student's is excluded; cards without level and of other levels are for everybody
 * [sessions.by-level] [sessions.level-left].
 */
export const isForLevelOf = (studentId: RawBuilder<number>) => sql<boolean>`
  not exists (
    select
    from students as learner
      join classes as own_class on own_class.id = learner.classes_id and own_class.new_cards_by_level
    where learner.id = ${studentId}
      and learner.level <> cards.level
      and (
        exists (
          select
          from students as classmate
          where classmate.classes_id = own_class.id
            and classmate.status = 'ACTIVE'
            and classmate.level = cards.level
        )
        or (${wasForFormerStudents(studentId)})
      )
  )
`;

/**
 * Condition on a pack (`packs`): a student gets cards of it, or has some in the boxes. A pack whose cards are all for
 * other levels is no pack for the student; a pack without published cards is one for everybody [sessions.by-level].
 */
export const isPackFor = (studentId: RawBuilder<number>) => sql<boolean>`
  (
    select coalesce(
      bool_or(
        ${isForLevelOf(studentId)}
        or exists (
          select
          from cards_students
            join students as learner on learner.id = cards_students.students_id and learner.epoch = cards_students.epoch
          where cards_students.students_id = ${studentId} and cards_students.cards_id = cards.id
        )
      ),
      true
    )
    from packs_cards join cards on cards.id = packs_cards.cards_id and cards.status = 'FINAL'
    where packs_cards.packs_id = packs.id
  )
`;
