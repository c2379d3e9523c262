import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { resources } from '@memocartes/contract/resources/resources.routes';
import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { roleLists } from '../database/role-lists.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { schoolScope } from '../http/actor/authorize.ts';
import { resourcesInReach, visibleResources } from '../visibility/resources.ts';

type Asked = z.output<(typeof resources)['sections']['query']>;
type AskedChoice = z.output<(typeof resources)['selectSections']['query']>;

/** Resources with section, file, school and author. */
const selectResources = (db: Db) =>
  db
    .selectFrom('resources as r')
    .innerJoin('sections as s', 's.id', 'r.section_id')
    .innerJoin('documents as d', 'd.id', 'r.document_id')
    .innerJoin('blobs as b', 'b.hash', 'd.blobs_hash')
    .leftJoin('schools as o', 'o.id', 'r.schools_id')
    .leftJoin('authentications as a', 'a.id', 'r.authentications_id')
    .select(['r.id', 'r.version', 'r.title', 'r.description', 'r.audience', 'r.date_create', 'r.date_delete'])
    .select(['r.section_id', 'r.document_id', 'r.schools_id', 'r.authentications_id', 's.title as section_title'])
    .select(['d.title as document_title', 'd.type as document_type', 'd.description as document_description'])
    .select(['d.datetime_update', 'b.size', 'o.name as school_name', 'a.firstname', 'a.lastname']);
export type ResourceRow = Awaited<ReturnType<ReturnType<typeof selectResources>['execute']>>[number];

/** Facts of a resource for the permission table. */
const asSubject = <R extends Pick<ResourceRow, 'schools_id' | 'authentications_id'>>(row: R) => ({
  ...row,
  schoolId: row.schools_id,
  authorId: row.authentications_id,
  isCommon: row.schools_id === null,
});

/** A resource that the actor may read, as a subject of the permission table; or undefined [resources.common] [resources.audience] [resources.followers]. */
export async function findResource(db: Db, actor: Actor, id: number) {
  const row = await selectResources(db).where('r.id', '=', id).where(visibleResources(actor)).executeTakeFirst();
  return row && asSubject(row);
}

/** The same for a deleted one. */
export async function findDeletedResource(db: Db, actor: Actor, id: number) {
  const row = await selectResources(db)
    .select(sql<boolean>`r.date_delete <= now() - interval '24 hours'`.as('isTooLate'))
    .where('r.id', '=', id)
    .where('r.date_delete', 'is not', null)
    .where(resourcesInReach(actor))
    .executeTakeFirst();
  return row && asSubject(row);
}

/** Resources deleted in the last 24 hours that the actor may restore, the latest first. */
export async function listDeleted(db: Db, actor: Actor) {
  const rows = await selectResources(db)
    .where('r.date_delete', '>', sql<string>`now() - interval '24 hours'`)
    .where(resourcesInReach(actor))
    .orderBy('r.date_delete', 'desc')
    .limit(200)
    .execute();
  return rows.filter((row) => can(actor, 'resource:edit', asSubject(row)));
}

/** Condition of a list: what the actor may read, of one school and of all. A superadmin who names no school gets common ones only [resources.search]. */
function listed(actor: Actor, asked: Pick<Asked, 'search' | 'school_id' | 'section_id'>): RawBuilder<SqlBool> {
  const schoolId = scopeOf(actor.kind) === 'children' ? asked.school_id : schoolScope(actor, asked.school_id);
  const parts = [visibleResources(actor)];
  if (schoolId !== undefined) parts.push(sql`(r.schools_id is null or r.schools_id = ${schoolId})`);
  else if (scopeOf(actor.kind) === 'platform') parts.push(sql`r.schools_id is null`);
  if (asked.search) parts.push(matches('r.search', asked.search));
  if (asked.section_id !== undefined) parts.push(sql`r.section_id = ${asked.section_id}`);
  return sql.join(parts, sql` and `);
}

/** Sections in their order, each with one page of its resources; a search leaves out sections without a match. */
export async function listSections(db: Db, actor: Actor, asked: Asked) {
  const condition = listed(actor, asked);
  const { rows: counts } = await sql<{ section_id: number; nb: number }>`select r.section_id, count(*)::int as nb
    from resources r where ${condition} group by 1`.execute(db);
  const { rows: page } = await sql<{ id: number }>`select id from (
    select r.id, row_number() over (partition by r.section_id order by r.date_create desc, r.id desc) as n
    from resources r where ${condition}) p
    where p.n > ${(asked.nb_page - 1) * asked.nb_items} and p.n <= ${asked.nb_page * asked.nb_items}`.execute(db);
  const rows = await selectResources(db)
    .where('r.id', 'in', [...page.map(({ id }) => id), 0])
    .orderBy('r.date_create', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  const nbOf = new Map(counts.map(({ section_id, nb }) => [section_id, nb]));
  const all = await db
    .selectFrom('sections as s')
    .select(['s.id', 's.title', 's.position'])
    .select(sql<number>`(select count(*)::int from resources r where r.section_id = s.id)`.as('nb_used'))
    .$if(asked.section_id !== undefined, (query) => query.where('s.id', '=', asked.section_id!))
    .orderBy('s.position')
    .orderBy('s.id')
    .execute();
  return all
    .filter(({ id }) => !asked.search || nbOf.has(id))
    .map((section) => ({
      ...section,
      nb_used: can(actor, 'section:manage') ? section.nb_used : null,
      nb_resources: nbOf.get(section.id) ?? 0,
      rows: rows.filter(({ section_id }) => section_id === section.id),
    }));
}

/** Sections as a choice, in their order. */
export async function selectSections(db: Db, { name, ...page }: AskedChoice) {
  let query = db.selectFrom('sections').select(['id', 'title as name']);
  if (name) query = query.where(sql<boolean>`position(f_unaccent(lower(${name})) in f_unaccent(lower(title))) > 0`);
  const ordered = query.orderBy('position').orderBy('id');
  return { sections: await paged(ordered, page).execute(), count: await countOf(query) };
}

/** Active accounts that can read a resource: staff, and followers if it is meant for them [resources.readers]. */
export async function countReaders(db: Db, { schools_id, audience }: Pick<ResourceRow, 'schools_id' | 'audience'>) {
  const { rows } = await inEverySchool(() =>
    sql<{ staff: number; followers: number }>`select
      (select count(*)::int from users u join authentications a on a.id = u.authentications_id
        where u.role in ${roleLists.staff} and a.status = 'ACTIVE'
          and (${schools_id}::int is null or u.schools_id = ${schools_id}::int)) as staff,
      (select count(distinct u.id)::int from users u join authentications a on a.id = u.authentications_id
        where ${audience}::text = 'SCHOOL' and u.role in ${roleLists.followers} and a.status = 'ACTIVE'
          and (${schools_id}::int is null
            or exists (select from users_students f where f.users_id = u.id and f.schools_id = ${schools_id}::int))) as followers`.execute(
      db,
    ),
  );
  return rows[0]!;
}
