import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { seesOwnClasses, taughtBy } from '../visibility/students.ts';
import { visibleFollowers } from '../users/users.columns.ts';

/**
 * The actor as a follower who may see the document, or none: of the student whose avatar it is, of the students whom its person teaches, of those who revise the card
 * that it illustrates.
 */
const followerIds = (actor: Actor) => sql<number[]>`array(
  select f.users_id from users_students f join students s on s.id = f.students_id where case d.entity_type
    when 'STUDENTS' then s.id = d.entity_id
    when 'USERS' then s.classes_id in (select l.classes_id from classes_users_pro l where l.users_pro_id = d.entity_id)
    when 'CARDS' then exists (select from cards_students t join cards c on c.id = t.cards_id
      where t.students_id = s.id and d.id in (c.fimg, c.bimg))
    else false end
  and f.users_id = ${actor.userId})`;

/** The account that owns the document: the person on an avatar, else its uploader. */
const authorId = sql<number | null>`case d.entity_type
  when 'USERS' then (select u.authentications_id from users u where u.id = d.entity_id)
  else d.authentications_id end`;

/** Classes whose open session a tablet entered. */
const enteredClasses = ({ id }: Actor) => sql`(select e.classes_id from sessions e
  join sessions_devices j on j.sessions_id = e.id where j.devices_id = ${id} and e.status = 'ACTIVE')`;

/** Students (`students as s`) whom an actor of their school sees: all for who administers it, a teacher's own, those of a session that a tablet entered. */
function seenStudents(actor: Actor): RawBuilder<SqlBool> {
  if (seesOwnClasses(actor)) return taughtBy(actor.userId, 's.classes_id');
  return actor.kind === 'DEVICE' ? sql`s.classes_id in ${enteredClasses(actor)}` : sql`true`;
}

/** Pictures of cards that a student of a session that the tablet entered may be given: of their boxes, and of packs given to their class. */
const isToRevise = (actor: Actor) => sql<boolean>`d.entity_type = 'CARDS' and exists (
  select from cards c where d.id in (c.fimg, c.bimg) and (
    exists (select from cards_students t join students s on s.id = t.students_id
      where t.cards_id = c.id and s.classes_id in ${enteredClasses(actor)})
    or exists (select from packs_cards k join packs_classes g on g.packs_id = k.packs_id
      where k.cards_id = c.id and g.classes_id in ${enteredClasses(actor)})))`;

/** Staff of a school see its files; tablets only those that their sessions need. */
const schoolOfFile = (actor: Actor) =>
  actor.kind === 'DEVICE' ? sql`case when ${isToRevise(actor)} then ${actor.schoolId}::int end` : sql`d.schools_id`;

/** Staff (`users as u`) are seen by their school, not by its tablets; a follower by who may know of them, in whatever school. */
const seenPeople = (actor: Actor): RawBuilder<SqlBool> =>
  sql`case when u.role = 'USER' then ${visibleFollowers(actor)} else ${sql.lit(actor.kind !== 'DEVICE')} end`;

/** The school in whose name the actor may see the document; null when none is a reason. */
const schoolId = (actor: Actor) => sql<number | null>`case d.entity_type
  when 'USERS' then (select case when u.role = 'USER' then ${actor.schoolId}::int else u.schools_id end from users u
    where u.id = d.entity_id and ${seenPeople(actor)})
  when 'STUDENTS' then (select s.schools_id from students s where s.id = d.entity_id and ${seenStudents(actor)})
  else ${schoolOfFile(actor)} end`;

/**
 * A card's picture is everybody's when a card that all may use shows it; a resource's file when no school keeps the resource for itself. A file that nothing shows yet is visible only to its author and school.
 */
const isCommon = (actor: Actor) => sql<boolean>`case d.entity_type
  when 'RESOURCES' then exists (select from resources r where r.document_id = d.id
    and (r.schools_id is null or r.schools_id is not distinct from ${actor.schoolId}::int))
  when 'CARDS' then exists (select from cards c where d.id in (c.fimg, c.bimg) and c.card_type <> 'CUSTOM' and c.status <> 'DRAFT')
  else false end`;

/** What a document is and who may see it, without its bytes; or undefined. Files of imports are visible to nobody. */
export const findDocument = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('documents as d')
    .select(['d.id', 'd.title', 'd.type', 'd.blobs_hash', 'd.entity_type'])
    .select([authorId.as('authorId'), schoolId(actor).as('schoolId')])
    .select([isCommon(actor).as('isCommon'), followerIds(actor).as('followerIds')])
    .where('d.id', '=', id)
    .where('d.entity_type', '<>', 'IMPORTS')
    .executeTakeFirst();

export const readBlob = async (db: Db, hash: Buffer) =>
  (await db.selectFrom('blobs').select('data').where('hash', '=', hash).executeTakeFirstOrThrow()).data;
