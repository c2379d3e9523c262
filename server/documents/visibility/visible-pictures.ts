import type { Actor } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { readableCards } from '../../visibility/cards.ts';
import { seesOwnClasses } from '../../visibility/students.ts';

/** Classes of the open sessions that a tablet has joined. */
const joinedClasses = ({ id }: Actor) => sql`
  (
    select sessions.classes_id
    from sessions join sessions_devices on sessions_devices.sessions_id = sessions.id
    where sessions_devices.devices_id = ${id} and sessions.status = 'ACTIVE'
  )
`;

/**
 * Condition on the students (`students`) who revise on a device. On a tablet: those in the classes of the open sessions
 * that it has joined. On a device at home: its student.
 */
export const revisesOn = (actor: Actor) =>
  sql<SqlBool>`(students.classes_id in ${joinedClasses(actor)} or students.id = ${actor.home?.studentId ?? 0})`;

/**
 * Condition: the document is the picture of a card for a student who revises on the device. The card is in the
 * student's boxes, or in a pack assigned to the student's class.
 */
const isToRevise = (actor: Actor) => sql<boolean>`
  documents.entity_type = 'CARDS'
    and exists (
      select from cards join students on documents.id in (cards.fimg, cards.bimg)
      where ${revisesOn(actor)}
        and (
          exists (
            select from cards_students
            where cards_students.cards_id = cards.id and cards_students.students_id = students.id
          )
          or exists (
            select from packs_cards join packs_classes on packs_classes.packs_id = packs_cards.packs_id
            where packs_cards.cards_id = cards.id and packs_classes.classes_id = students.classes_id
          )
        )
    )
`;

/**
 * Condition: the document is the picture of a card that the teacher may open, or that a pack of the school contains
 * [permissions.card-image].
 */
const isOnSeenCard = (actor: Actor) => sql<boolean>`
  exists (
    select from cards
    where documents.id in (cards.fimg, cards.bimg)
      and (
        ${readableCards(actor)}
        or cards.id in (
          select packs_cards.cards_id
          from packs_cards join packs on packs.id = packs_cards.packs_id
          where packs.schools_id = ${actor.schoolId}
        )
      )
  )
`;

/**
 * The school whose staff see the picture of a card. For a device: its own school, but only for cards to revise on it.
 * For a teacher who does not administer the school: only for cards that they see.
 */
export function schoolOfPicture(actor: Actor): RawBuilder<number | null> {
  if (actor.kind === 'DEVICE') return sql`case when ${isToRevise(actor)} then ${actor.schoolId}::int end`;
  if (seesOwnClasses(actor)) return sql`case when ${isOnSeenCard(actor)} then documents.schools_id end`;
  return sql`documents.schools_id`;
}
