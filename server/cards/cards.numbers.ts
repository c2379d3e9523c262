import type { Level } from '@memocartes/contract/levels/levels';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/**
 * The next `count` numbers of a parent subject and level, such as `FR-CE1-0042`. Locks the parent subject. A card keeps
 * its number when its subject or level changes, so the last number is found by its prefix [cards.number].
 */
export const nextNumbers = (trx: Trx, matterId: number, level: Level | null, count: number) =>
  inEverySchool(() => findNumbers(trx, matterId, level, count));

async function findNumbers(trx: Trx, matterId: number, level: Level | null, count: number) {
  const matter = await trx
    .selectFrom('subjects')
    .select('code')
    .where('id', '=', matterId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const prefix = level ? `${matter.code}-${level}-` : `${matter.code}-`;
  const rest = sql`substring(displayed_id from ${prefix.length + 1}::int)`;
  const { last } = await trx
    .selectFrom('cards')
    .select(sql<number>`coalesce(max(case when ${rest} ~ '^[0-9]{1,9}$' then (${rest})::int end), 0)`.as('last'))
    .where('displayed_id', 'like', `${prefix}%`)
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_none, index) => {
    const num_card = last + 1 + index;
    return { num_card, displayed_id: `${prefix}${String(num_card).padStart(4, '0')}` };
  });
}
