import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { resources } from '@memocartes/contract/resources/resources.routes';
import { type InferResult, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { takeFirstOrThrow } from '../database/queries/rows.ts';
import { matches } from '../database/queries/search.ts';
import { roleLists } from '../database/role-lists.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { resolveSchool } from '../http/actor/authorize.ts';
import { isActiveAccount, personHasAccess } from '../school-access/school-access.ts';
import { resourcesInReach, visibleResources } from '../visibility/resources.ts';

type Params = z.output<(typeof resources)['sections']['query']>;
type SelectParams = z.output<(typeof resources)['selectSections']['query']>;

/** Resources with section, file, school and author. */
const selectResources = (db: Db) =>
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

/**
 * Condition of a list or a search [resources.search]: resources that the actor may read. With a school (for staff,
 * always their own), only common resources and those of the school. Without one, a superadmin gets only common
 * resources, and a follower all.
 */
function isListed(actor: Actor, params: Pick<Params, 'search' | 'school_id' | 'section_id'>): RawBuilder<SqlBool> {
  const schoolId = scopeOf(actor.kind) === 'children' ? params.school_id : resolveSchool(actor, params.school_id);
  const parts = [visibleResources(actor)];
  if (schoolId !== undefined) parts.push(sql`(resources.schools_id is null or resources.schools_id = ${schoolId})`);
  else if (scopeOf(actor.kind) === 'platform') parts.push(sql`resources.schools_id is null`);
  if (params.search) parts.push(matches('resources.search', params.search));
  if (params.section_id !== undefined) parts.push(sql`resources.section_id = ${params.section_id}`);
  return sql.join(parts, sql` and `);
}

/**
 * Sections in order, each with one page of its resources, the latest first [resources.shown]; a search omits sections
 * without a match.
 */
export async function listSections(db: Db, actor: Actor, params: Params) {
  const condition = isListed(actor, params);
  const { rows: counts } = await sql<{ section_id: number; nb: number }>`
    select resources.section_id, count(*)::int as nb
    from resources
    where ${condition}
    group by 1
  `.execute(db);
  const { rows: page } = await sql<{ id: number }>`
    select id
    from (
      select resources.id,
        row_number() over (
          partition by resources.section_id order by resources.date_create desc, resources.id desc
        ) as place
      from resources
      where ${condition}
    ) placed
    where placed.place > ${(params.nb_page - 1) * params.nb_items}
      and placed.place <= ${params.nb_page * params.nb_items}
  `.execute(db);
  const rows = await selectResources(db)
    .where('resources.id', 'in', [...page.map(({ id }) => id), 0])
    .orderBy('resources.date_create', 'desc')
    .orderBy('resources.id', 'desc')
    .execute();
  const nbOf = new Map(counts.map(({ section_id, nb }) => [section_id, nb]));
  let query = db
    .selectFrom('sections')
    .select(['sections.id', 'sections.title', 'sections.position'])
    .select(sql<number>`(select count(*)::int from resources where resources.section_id = sections.id)`.as('nb_used'));
  if (params.section_id !== undefined) query = query.where('sections.id', '=', params.section_id);
  const sections = await query.orderBy('sections.position').orderBy('sections.id').execute();

  return sections
    .filter(({ id }) => !params.search || nbOf.has(id))
    .map((section) => ({
      ...section,
      nb_used: can(actor, 'section:manage') ? section.nb_used : null,
      nb_resources: nbOf.get(section.id) ?? 0,
      rows: rows.filter(({ section_id }) => section_id === section.id),
    }));
}

/** Sections as options, in order. */
export async function selectSections(db: Db, { name, ...page }: SelectParams) {
  let query = db.selectFrom('sections').select(['id', 'title as name']);
  if (name) query = query.where(sql<boolean>`position(f_unaccent(lower(${name})) in f_unaccent(lower(title))) > 0`);
  const ordered = query.orderBy('position').orderBy('id');
  return { sections: await paged(ordered, page).execute(), count: await countOf(query) };
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
