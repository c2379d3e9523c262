import type { Actor } from '@memocartes/contract/permissions/roles';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { roleLists } from '../../database/role-lists.ts';
import { parisToday } from '../../learning/calendar/weeks.ts';
import { visibleFollowers } from '../../users/users.columns.ts';
import { visibleResources } from '../../visibility/resources.ts';
import { seesOwnClasses, taughtBy } from '../../visibility/students.ts';

/** A published card (`cards as c`) of a pack that the class of a student (`students as s`) has for this week or had for an earlier one. */
const isInPackOfClass = sql<boolean>`(c.status = 'FINAL' and exists (
  select from packs_cards k join packs_classes g on g.packs_id = k.packs_id
  where k.cards_id = c.id and g.classes_id = s.classes_id and g.week <= ${parisToday}))`;

/**
 * The actor as a follower who may see the document, or none: of the student whose avatar it is, of the students whom its person teaches, of those who revise the card
 * that it illustrates, or whose class has it in a pack [families.cards].
 */
const followerIds = (actor: Actor) => sql<number[]>`array(
  select f.users_id from users_students f join students s on s.id = f.students_id where case d.entity_type
    when 'STUDENTS' then s.id = d.entity_id
    when 'USERS' then s.classes_id in (select l.classes_id from classes_users_pro l where l.users_pro_id = d.entity_id)
    when 'CARDS' then exists (select from cards c where d.id in (c.fimg, c.bimg) and (${isInPackOfClass}
      or exists (select from cards_students t where t.cards_id = c.id and t.students_id = s.id)))
    else false end
  and f.users_id = ${actor.userId})`;

/** The account that owns the document: the person on an avatar, else its uploader. The file of a resource is the resource's [resources.file]. */
const authorId = sql<number | null>`case d.entity_type
  when 'USERS' then (select u.authentications_id from users u where u.id = d.entity_id)
  when 'RESOURCES' then case when d.entity_id is null then d.authentications_id end
  else d.authentications_id end`;

/** Classes whose open session a tablet entered. */
const enteredClasses = ({ id }: Actor) => sql`(select e.classes_id from sessions e
  join sessions_devices j on j.sessions_id = e.id where j.devices_id = ${id} and e.status = 'ACTIVE')`;

/** Students (`students as s`) who revise on a device: of the sessions that it entered, or the one at home. */
const revisesOn = (actor: Actor) =>
  sql<SqlBool>`(s.classes_id in ${enteredClasses(actor)} or s.id = ${actor.home?.studentId ?? 0})`;

/** Students (`students as s`) whom an actor of their school sees: all for who administers it, a teacher's own, those of a session that a tablet entered. */
function seenStudents(actor: Actor): RawBuilder<SqlBool> {
  if (seesOwnClasses(actor)) return taughtBy(actor.userId, 's.classes_id');
  return actor.kind === 'DEVICE' ? revisesOn(actor) : sql`true`;
}

/** Pictures of cards that a student who revises on the device may be given: of their boxes, and of packs given to their class. */
const isToRevise = (actor: Actor) => sql<boolean>`d.entity_type = 'CARDS' and exists (
  select from cards c join students s on d.id in (c.fimg, c.bimg) where ${revisesOn(actor)} and (
    exists (select from cards_students t where t.cards_id = c.id and t.students_id = s.id)
    or exists (select from packs_cards k join packs_classes g on g.packs_id = k.packs_id
      where k.cards_id = c.id and g.classes_id = s.classes_id)))`;

/** Staff of a school see its files; tablets only those that their sessions need. */
const schoolOfFile = (actor: Actor) =>
  actor.kind === 'DEVICE' ? sql`case when ${isToRevise(actor)} then ${actor.schoolId}::int end` : sql`d.schools_id`;

/** Staff (`users as u`) are seen by their school, not by its tablets; a follower by who may know of them, in whatever school. */
const seenPeople = (actor: Actor): RawBuilder<SqlBool> =>
  sql`case when u.role in ${roleLists.followers} then ${visibleFollowers(actor)} else ${sql.lit(actor.kind !== 'DEVICE')} end`;

/** The school in whose name the actor may see the document; null when none is a reason. */
const schoolId = (actor: Actor) => sql<number | null>`case d.entity_type
  when 'USERS' then (select case when u.role in ${roleLists.followers} then ${actor.schoolId}::int else u.schools_id end from users u
    where u.id = d.entity_id and ${seenPeople(actor)})
  when 'STUDENTS' then (select s.schools_id from students s where s.id = d.entity_id and ${seenStudents(actor)})
  when 'RESOURCES' then null
  else ${schoolOfFile(actor)} end`;

/**
 * A card's picture is everybody's when a card that all may use shows it; a resource's file is for whoever may read the resource. A file that nothing shows
 * yet is visible only to its author, a card's picture also to the school.
 */
const isCommon = (actor: Actor) => sql<boolean>`case d.entity_type
  when 'RESOURCES' then exists (select from resources r where r.document_id = d.id and ${visibleResources(actor)})
  when 'CARDS' then exists (select from cards c where d.id in (c.fimg, c.bimg) and c.card_type <> 'CUSTOM' and c.status <> 'DRAFT')
  else false end`;

/** What a document is and who may see it, without its bytes; or undefined. Files of imports are never visible [accounts.photo-visible]. */
export const findDocument = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('documents as d')
    .select(['d.id', 'd.title', 'd.type', 'd.blobs_hash', 'd.entity_type'])
    .select([authorId.as('authorId'), schoolId(actor).as('schoolId')])
    .select([isCommon(actor).as('isCommon'), followerIds(actor).as('followerIds')])
    .where('d.id', '=', id)
    .where('d.entity_type', '<>', 'IMPORTS')
    .executeTakeFirst();

/** The resource that has this file, as a subject of the permission table; undefined for an upload that no resource has. */
export const findResourceOfFile = (db: Db, documentId: number) =>
  db
    .selectFrom('resources as r')
    .select(['r.schools_id as schoolId', 'r.authentications_id as authorId'])
    .where('r.document_id', '=', documentId)
    .executeTakeFirst();

export const readBlob = async (db: Db, hash: Buffer) =>
  (await db.selectFrom('blobs').select('data').where('hash', '=', hash).executeTakeFirstOrThrow()).data;
