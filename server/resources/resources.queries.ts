import { can } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { type InferResult, sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { roleLists } from '../database/role-lists.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { isActiveAccount, personHasAccess } from '../school-access/school-access.ts';
import { resourcesInReach, visibleResources } from '../visibility/resources.ts';

/** Resources with section, file, school and author. */
export const selectResources = (db: Db) =>
  db
    .selectFrom('resources')
    .innerJoin('sections', 'sections.id', 'resources.section_id')
    .innerJoin('documents', 'documents.id', 'resources.document_id')
    .innerJoin('blobs', 'blobs.hash', 'documents.blobs_hash')
    .leftJoin('schools', 'schools.id', 'resources.schools_id')
    .leftJoin('authentications', 'authentications.id', 'resources.authentications_id')
    .select([
      'resources.id',
      'resources.version',
      'resources.title',
      'resources.description',
      'resources.audience',
      'resources.date_create',
      'resources.date_delete',
      'resources.deleted_by',
      'resources.section_id',
      'resources.document_id',
      'resources.schools_id',
      'resources.authentications_id',
      'sections.title as section_title',
      'documents.title as document_title',
      'documents.type as document_type',
      'documents.description as document_description',
      'documents.datetime_update',
      'blobs.size',
      'schools.name as school_name',
      'authentications.firstname',
      'authentications.lastname',
    ]);

export type ResourceRow = InferResult<ReturnType<typeof selectResources>>[number];

/** A resource as the subject of a permission [resources.edit] [permissions.undo]. */
const asSubject = <R extends Pick<ResourceRow, 'schools_id' | 'authentications_id' | 'deleted_by'>>(row: R) => ({
  ...row,
  schoolId: row.schools_id,
  authorId: row.authentications_id,
  deleterId: row.deleted_by,
  isCommon: row.schools_id === null,
});

/** A resource that the actor may read (`visibleResources`), as a subject of the permission table; or undefined. */
export async function findResource(db: Db, actor: Actor, id: number) {
  const row = await selectResources(db)
    .where('resources.id', '=', id)
    .where(visibleResources(actor))
    .executeTakeFirst();
  return row && asSubject(row);
}

/** A deleted resource, as a subject of the permission table; or undefined. */
export async function findDeletedResource(db: Db, actor: Actor, id: number) {
  const row = await selectResources(db)
    .select(sql<boolean>`resources.date_delete <= now() - interval '24 hours'`.as('isTooLate'))
    .where('resources.id', '=', id)
    .where('resources.date_delete', 'is not', null)
    .where(resourcesInReach(actor))
    .executeTakeFirst();
  return row && asSubject(row);
}

/** Resources deleted in the last 24 hours that the actor may restore, the latest first. */
export async function listDeleted(db: Db, actor: Actor) {
  const rows = await selectResources(db)
    .where('resources.date_delete', '>', sql<string>`now() - interval '24 hours'`)
    .where(resourcesInReach(actor))
    .orderBy('resources.date_delete', 'desc')
    .limit(200)
    .execute();
  return rows.filter((row) => can(actor, 'resource:restore', asSubject(row)));
}

/** Active accounts (`authentications`) with their person (`users`) and the person's school (`schools`). */
const activeAccounts = sql`
  users join authentications on authentications.id = users.authentications_id
    and ${isActiveAccount} left join schools on schools.id = users.schools_id
`;

/**
 * Numbers of active accounts that can read a resource [resources.readers]: staff, and followers if the resource is
 * meant for them. Accounts of schools without access are not counted.
 */
export async function countReaders(db: Db, { schools_id, audience }: Pick<ResourceRow, 'schools_id' | 'audience'>) {
  return inEverySchool(() =>
    sql<{ staff: number; followers: number }>`
      select (
        select count(*)::int
        from ${activeAccounts}
        where users.role in ${roleLists.staff}
          and ${personHasAccess}
          and (${schools_id}::int is null or users.schools_id = ${schools_id}::int)
      ) as staff,
        (
          select count(*)::int
          from ${activeAccounts}
          where ${audience}::text = 'SCHOOL'
            and users.role in ${roleLists.followers}
            and ${personHasAccess}
            and (
              ${schools_id}::int is null
              or exists (
                select from users_students
                where users_students.users_id = users.id and users_students.schools_id = ${schools_id}::int
              )
            )
        ) as followers
    `.execute(db),
  ).then(takeFirstOrThrow);
}
