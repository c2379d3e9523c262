import type { subjects } from '@memocartes/contract/subjects/subjects.routes';
import { sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/queries/pages.ts';

type Params = z.output<(typeof subjects)['select']['query']>;

/** Subjects to choose from, parent subjects first; `parent_id` 0 returns only parent subjects. */
export async function selectSubjects(db: Db, { name, parent_id, ...page }: Params) {
  let query = db.selectFrom('subjects').select(['id', 'name', 'parent_id', 'code']);
  if (name) query = query.where(sql<boolean>`position(f_unaccent(lower(${name})) in f_unaccent(lower(name))) > 0`);
  if (parent_id === 0) query = query.where('parent_id', 'is', null);
  else if (parent_id) query = query.where('parent_id', '=', parent_id);
  const ordered = query.orderBy('parent_id', (order) => order.asc().nullsFirst()).orderBy('id');
  return { subjects: await paged(ordered, page).execute(), count: await countOf(query) };
}

/** A subject with its parent and children, or undefined. */
export async function findSubject(db: Db, id: number) {
  const own = await db
    .selectFrom('subjects')
    .leftJoin('subjects as parent', 'parent.id', 'subjects.parent_id')
    .select(['subjects.id', 'subjects.name', 'subjects.code', 'parent.id as parent_id', 'parent.name as parent_name'])
    .where('subjects.id', '=', id)
    .executeTakeFirst();
  if (!own) return undefined;
  const { parent_id, parent_name, ...subject } = own;
  const children = await db
    .selectFrom('subjects')
    .select(['id', 'name'])
    .where('parent_id', '=', id)
    .orderBy('id')
    .execute();
  return { ...subject, parent: parent_id === null ? null : { id: parent_id, name: parent_name ?? '' }, children };
}
