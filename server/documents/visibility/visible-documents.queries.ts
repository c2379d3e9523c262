import type { Actor } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { parisToday } from '../../calendar/weeks.ts';
import type { Db } from '../../database/database.ts';
import { roleLists } from '../../database/role-lists.ts';
import { visibleFollowers } from '../../visibility/people.ts';
import { visibleResources } from '../../visibility/resources.ts';
import { seesOwnClasses, taughtBy } from '../../visibility/students.ts';
import { revisesOn, schoolOfPicture } from './visible-pictures.ts';

/**
 * Condition on a card (`cards`) and a student (`students`): the card is published, and is in a pack of the student's
 * class for this week or an earlier one.
 */
const isInPackOfClass = sql<boolean>`
  (
    cards.status = 'FINAL'
    and exists (
      select from packs_cards join packs_classes on packs_classes.packs_id = packs_cards.packs_id
      where packs_cards.cards_id = cards.id
        and packs_classes.classes_id = students.classes_id
        and packs_classes.week <= ${parisToday}
    )
  )
`;

/**
 * The actor's user id if the document concerns a student whom they follow, else empty [families.cards]. Such a document
 * is:
 * - the avatar of the student or of a teacher of their class;
 * - the picture of a card in the student's boxes or packs.
 */
const followerIds = (actor: Actor) => sql<number[]>`
  array(
    select users_students.users_id
    from users_students join students on students.id = users_students.students_id
    where case documents.entity_type
        when 'STUDENTS' then students.id = documents.entity_id
        when 'USERS' then students.classes_id in (
          select classes_users_pro.classes_id
          from classes_users_pro
          where classes_users_pro.users_pro_id = documents.entity_id
        )
        when 'CARDS' then exists (
          select from cards
          where documents.id in (cards.fimg, cards.bimg)
            and (
              ${isInPackOfClass}
              or exists (
                select from cards_students
                where cards_students.cards_id = cards.id and cards_students.students_id = students.id
              )
            )
        )
        else false
      end
      and users_students.users_id = ${actor.userId}
  )
`;

/**
 * The account that owns the document. For the avatar of a person: that person's account. For the avatar of a student:
 * null, since a follower who added it may be detached. For the file of a resource: null, since it belongs to the
 * resource. For other documents: the uploader [families.detached] [resources.file].
 */
const authorId = sql<number | null>`
  case documents.entity_type
    when 'USERS' then (select users.authentications_id from users where users.id = documents.entity_id)
    when 'STUDENTS' then null
    when 'RESOURCES' then case when documents.entity_id is null then documents.authentications_id end
    else documents.authentications_id
  end
`;

/**
 * Condition on the students (`students`) whom an actor of their school sees. Teachers see those of their classes,
 * devices those who revise on them, others all.
 */
function seenStudents(actor: Actor): RawBuilder<SqlBool> {
  if (seesOwnClasses(actor)) return taughtBy(actor.userId, 'students.classes_id');
  return actor.kind === 'DEVICE' ? revisesOn(actor) : sql`true`;
}

/**
 * Condition on people (`users`). Staff are visible to their school, but not to its devices. Followers are visible to
 * the actors that `visibleFollowers` allows, in any school.
 */
const seenPeople = (actor: Actor): RawBuilder<SqlBool> =>
  sql`
    case
      when users.role in ${roleLists.followers} then ${visibleFollowers(actor)}
      else ${sql.lit(actor.kind !== 'DEVICE')}
    end
  `;

/** The school through which the actor may see the document; null if there is none. */
const schoolId = (actor: Actor) => sql<number | null>`
  case documents.entity_type
    when 'USERS' then (
      select case when users.role in ${roleLists.followers} then ${actor.schoolId}::int else users.schools_id end
      from users
      where users.id = documents.entity_id and ${seenPeople(actor)}
    )
    when 'STUDENTS' then (
      select students.schools_id
      from students
      where students.id = documents.entity_id and ${seenStudents(actor)}
    )
    when 'RESOURCES' then null
    else ${schoolOfPicture(actor)}
  end
`;

/**
 * Whether the document is visible independently of its school and author. True for the picture of a shared or certified
 * card that is not a draft, and for the file of a resource that the actor may read.
 */
const isCommon = (actor: Actor) => sql<boolean>`
  case documents.entity_type
    when 'RESOURCES' then exists (
      select from resources
      where resources.document_id = documents.id and ${visibleResources(actor)}
    )
    when 'CARDS' then exists (
      select from cards
      where documents.id in (cards.fimg, cards.bimg)
        and cards.card_type <> 'CUSTOM'
        and cards.status <> 'DRAFT'
    )
    else false
  end
`;

/**
 * A document, without its bytes, and the facts that decide who may see it [accounts.photo-visible]; or undefined. Files
 * of imports are never visible.
 */
export const findDocument = (db: Db, actor: Actor, id: number) =>
  db
    .selectFrom('documents')
    .select([
      'documents.id',
      'documents.title',
      'documents.type',
      'documents.blobs_hash',
      'documents.entity_type',
      authorId.as('authorId'),
      schoolId(actor).as('schoolId'),
      isCommon(actor).as('isCommon'),
      followerIds(actor).as('followerIds'),
    ])
    .where('documents.id', '=', id)
    .where('documents.entity_type', '<>', 'IMPORTS')
    .executeTakeFirst();

/** The resource that has this file, as a subject of the permission table. Undefined if no resource uses the file. */
export const findResourceOfFile = (db: Db, documentId: number) =>
  db
    .selectFrom('resources')
    .select(['resources.schools_id as schoolId', 'resources.authentications_id as authorId'])
    .where('resources.document_id', '=', documentId)
    .executeTakeFirst();

/** Bytes by their hash; undefined once no document uses them. */
export const readBlob = async (db: Db, hash: Buffer): Promise<Buffer | undefined> =>
  (await db.selectFrom('blobs').select('data').where('hash', '=', hash).executeTakeFirst())?.data;
