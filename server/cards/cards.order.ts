import { type ClassLevel, levelsNearest, taughtLevels } from '@memocartes/contract/levels/levels';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { type RawBuilder, sql } from 'kysely';

import { studentLevels } from '../classes/classes.columns.ts';
import type { Db } from '../database/database.ts';
import { levelRank } from '../database/queries/levels.ts';

type Params = { order_by: string; order_dir: 'asc' | 'desc'; near?: ClassLevel[] };

async function findTaughtLevels(db: Db, { userId }: Actor): Promise<ClassLevel[]> {
  const rows = await db
    .selectFrom('classes_users_pro')
    .innerJoin('classes', 'classes.id', 'classes_users_pro.classes_id')
    .select(['classes.level', studentLevels.as('student_levels')])
    .where('classes_users_pro.users_pro_id', '=', userId)
    .execute();
  return rows.flatMap(taughtLevels);
}

/**
 * The `order by` of a query on the table `cards`. For `nearest`, cards are ordered by level, then by number:
 * - first the requested levels or, without them, the levels that the actor teaches;
 * - then the nearest levels, then cards without level.
 *
 * Without requested or taught levels, `nearest` orders all cards by number.
 */
export async function cardsOrder(db: Db, actor: Actor, params: Params): Promise<RawBuilder<unknown>> {
  const dir = sql.raw(params.order_dir);
  if (params.order_by === 'level') return sql`${levelRank('cards.level')} ${dir}, cards.id ${dir}`;
  // Cards of an import have the same date: those of one parent subject and level stay in the order of the file.
  if (params.order_by === 'date_create') return sql`cards.date_create ${dir}, cards.id`;
  if (params.order_by !== 'nearest') return sql`${sql.ref(`cards.${params.order_by}`)} ${dir}, cards.id ${dir}`;
  const own = params.near ?? (scopeOf(actor.kind) === 'classes' ? await findTaughtLevels(db, actor) : []);
  if (!own.length) return sql`cards.displayed_id ${dir}, cards.id ${dir}`;
  const ranks = levelsNearest(own);
  return sql`
    array_position(${ranks}::text[], cards.level) ${dir} nulls last, cards.displayed_id ${dir},
      cards.id ${dir}
  `;
}
