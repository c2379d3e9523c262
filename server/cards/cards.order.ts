import type { ClassLevel } from '@memocartes/contract/levels/levels';
import { levelsNearest } from '@memocartes/contract/levels/levels';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { levelRank } from '../database/queries/levels.ts';

type Asked = { order_by: string; order_dir: 'asc' | 'desc'; near?: ClassLevel[] | undefined };

async function taughtLevels(db: Db, { userId }: Actor): Promise<ClassLevel[]> {
  const rows = await db
    .selectFrom('classes_users_pro as l')
    .innerJoin('classes as c', 'c.id', 'l.classes_id')
    .select('c.level')
    .distinct()
    .where('l.users_pro_id', '=', userId)
    .execute();
  return rows.map(({ level }) => level);
}

/**
 * The order of cards (`cards as c`). `nearest`: the levels given or taught by the actor, then those nearest to them, then cards without
 * level; by number within a level. Actors who teach nothing get cards by number.
 */
export async function cardsOrder(db: Db, actor: Actor, asked: Asked): Promise<RawBuilder<unknown>> {
  const dir = sql.raw(asked.order_dir);
  if (asked.order_by === 'level') return sql`${levelRank('c.level')} ${dir}, c.id ${dir}`;
  if (asked.order_by !== 'nearest') return sql`${sql.ref(`c.${asked.order_by}`)} ${dir}, c.id ${dir}`;
  const own = asked.near ?? (scopeOf(actor.kind) === 'classes' ? await taughtLevels(db, actor) : []);
  if (!own.length) return sql`c.displayed_id ${dir}, c.id ${dir}`;
  const ranks = levelsNearest(own);
  return sql`array_position(${ranks}::text[], c.level) ${dir} nulls last, c.displayed_id ${dir}, c.id ${dir}`;
}
