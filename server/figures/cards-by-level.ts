import { type RawBuilder, sql } from 'kysely';

/**
 * Condition on a card (`cards`): a student may get it as a new card. With the option of the class, a card of a level of
 * classmates that is not the student's is excluded; cards without level and of other levels are for everybody
 * [sessions.by-level].
 */
export const isForLevelOf = (studentId: RawBuilder<number>) => sql<boolean>`
  not exists (
    select
    from students as learner
      join classes as own_class on own_class.id = learner.classes_id and own_class.new_cards_by_level
      join students as classmate on classmate.classes_id = own_class.id and classmate.status = 'ACTIVE'
    where learner.id = ${studentId}
      and learner.level <> cards.level
      and classmate.level = cards.level
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
