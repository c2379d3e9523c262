import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { resources } from '@memocartes/contract/resources/resources.routes';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';
import { matches } from '../database/queries/search.ts';
import { resolveSchool } from '../http/actor/authorize.ts';
import { visibleResources } from '../visibility/resources.ts';
import { selectResources } from './resources.queries.ts';

type Params = z.output<(typeof resources)['sections']['query']>;
type SelectParams = z.output<(typeof resources)['selectSections']['query']>;

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
 * Sections in order, each with one page of its resources, the latest first [resources.section-limit]; a search omits sections
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
