import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { listedStudents, seesOwnClasses } from './students.ts';

/**
 * Condition on `cards` that an actor may see [cards.visible]. Superadmins see all. Others see their own cards, and the
 * published certified and community cards. School admins also see all cards of their school.
 */
export function visibleCards(actor: Actor): RawBuilder<SqlBool> {
  if (scopeOf(actor.kind) === 'platform') return sql`true`;
  const own = sql`cards.authentications_id = ${actor.id}`;
  const ownOrSchool = scopeOf(actor.kind) === 'school' ? sql`(${own} or cards.schools_id = ${actor.schoolId})` : own;
  return sql`((cards.status = 'FINAL' and cards.card_type <> 'CUSTOM') or ${ownOrSchool})`;
}

/** Condition on published `cards` of the actor's school that are in a pack of this school [packs.cards]. */
export const schoolPackCards = (actor: Actor): RawBuilder<SqlBool> => sql`
  (
    cards.status = 'FINAL'
    and cards.schools_id = ${actor.schoolId}
    and cards.id in (
      select packs_cards.cards_id
      from packs_cards join packs on packs.id = packs_cards.packs_id
      where packs.schools_id = ${actor.schoolId}
    )
  )
`;

/** Condition on `cards` that an actor may add to a pack [packs.cards]. */
export const packableCards = (actor: Actor): RawBuilder<SqlBool> => sql`
  ((cards.status = 'FINAL' and ${visibleCards(actor)}) or ${schoolPackCards(actor)})
`;

/**
 * Condition on `cards` that an actor may open one by one [cards.learnt-visible]: visible cards, and cards in the boxes
 * of their students, even if archived or a colleague's.
 */
export function readableCards(actor: Actor): RawBuilder<SqlBool> {
  const students = listedStudents({ ...actor, ownClasses: seesOwnClasses(actor) }, actor.schoolId ?? undefined);
  return sql`
    (
      ${visibleCards(actor)}
      or exists (
        select from cards_students
          join students on students.id = cards_students.students_id and students.epoch = cards_students.epoch
        where cards_students.cards_id = cards.id and ${students}
      )
    )
  `;
}
