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
