import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';
import { takeFirst } from '../database/queries/rows.ts';
import { lockAccount } from './lock-account.ts';

/**
 * Tables whose rows contain the id of the request that created them, and the column with which it is unique. Rows of
 * the platform have no owner: there the id alone is unique.
 */
const ownerColumns = {
  announcements: 'authentications_id',
  authentications: null,
  cards: 'authentications_id',
  cards_images: 'authentications_id',
  classes: 'schools_id',
  editions: null,
  packs: 'authentications_id',
  prices: null,
  print_jobs: 'authentications_id',
  resources: 'authentications_id',
  schools: null,
  sections: null,
  students: 'schools_id',
  users: 'schools_id',
} as const;

type Request = {
  table: keyof typeof ownerColumns;
  /** `request_id` of the request. */
  id: string | undefined;
  /** Value of the table's owner column; by default the actor's account. */
  ownerId?: number;
};

/**
 * The row of this owner that an earlier request with the same id created; undefined if there is none
 * [interface.request-once]. Locks the account, so that a repeated request waits for the first. Call within the
 * transaction that creates the row, before its checks: the first request may have used up a limit or a file.
 */
export async function findRequested(
  trx: Trx,
  actor: Actor,
  { table, id, ownerId = actor.id }: Request,
): Promise<{ id: number } | undefined> {
  if (id === undefined) return undefined;
  await lockAccount(trx, actor.id);
  const column = ownerColumns[table];
  const isOwned = column ? sql`${sql.ref(column)} = ${ownerId}` : sql`true`;
  return sql<{ id: number }>`
    select id
    from ${sql.table(table)}
    where ${isOwned} and request_id = ${id}
  `
    .execute(trx)
    .then(takeFirst);
}
