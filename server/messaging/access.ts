import { today } from '@memocartes/contract/learning/calendar/days';
import { messagingOffer } from '@memocartes/contract/offers/offers';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { schoolYearOf } from '@memocartes/contract/print/print';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';

/** Beginning of the current school year: conversations closed since then can still be read [messaging.closed]. */
const yearStart = () => sql`(${`${schoolYearOf(today())}-08-01`}::timestamp at time zone 'Europe/Paris')`;

/** Open conversations: of the students of one's classes, or of one's children. */
const openChats = ({ kind, userId }: Actor) =>
  scopeOf(kind) === 'classes'
    ? sql`select o.id from classes_users_pro l join students p on p.classes_id = l.classes_id
        join chats o on o.students_id = p.id and o.date_close is null where l.users_pro_id = ${userId}`
    : sql`select o.id from users_students f join chats o on o.students_id = f.students_id and o.date_close is null
        where f.users_id = ${userId}`;

/** Closed conversations of this school year in which one took part; of a follower, only while attached. */
const closedChats = ({ kind, id, userId }: Actor) => sql`select p.chats_id from chats_participants p
  join chats o on o.id = p.chats_id and o.date_close >= ${yearStart()} where p.authentications_id = ${id}
  ${scopeOf(kind) === 'children' ? sql`and exists (select from users_students f where f.users_id = ${userId} and f.students_id = o.students_id)` : sql``}`;

/** Condition on `chats as h`: those in which the actor takes part, in schools with messaging [messaging.participants] [messaging.offer] [messaging.detached] [messaging.no-admin]. */
export const ownChats = (actor: Actor): RawBuilder<SqlBool> =>
  sql`h.id in (${openChats(actor)} union ${closedChats(actor)})
    and h.schools_id in (select w.id from schools w where w.offers_id = ${messagingOffer})`;

/** A conversation of the actor as the subject of a permission, or undefined. */
export async function findOwnChat(db: Db, actor: Actor, id: number) {
  const found = await db
    .selectFrom('chats as h')
    .select(['h.id', 'h.students_id', 'h.schools_id as schoolId', 'h.date_close'])
    .where('h.id', '=', id)
    .where(ownChats(actor))
    .executeTakeFirst();
  return found && { ...found, participantIds: [actor.id] };
}

/** A message of such a conversation, or undefined. */
export async function findOwnMessage(db: Db, actor: Actor, id: number) {
  const found = await db
    .selectFrom('messages as m')
    .innerJoin('chats as h', 'h.id', 'm.chats_id')
    .select(['m.id', 'm.chats_id', 'm.authentications_id as authorId', 'm.content', 'm.date_remove'])
    .select(['h.schools_id as schoolId', 'h.date_close'])
    .where('m.id', '=', id)
    .where(ownChats(actor))
    .executeTakeFirst();
  return found && { ...found, participantIds: [actor.id] };
}
export type OwnMessage = NonNullable<Awaited<ReturnType<typeof findOwnMessage>>>;
