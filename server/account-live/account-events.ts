import type { AccountEvent } from '@memocartes/contract/account-live/account-live';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';

/** The PostgreSQL channel of account events, on which every process listens. */
export const channel = 'accounts';

/** Payload of a `pg_notify`: an event and its accounts. */
export type AccountsEvent = { accounts: number[]; event: AccountEvent };

/** Maximum accounts per payload: PostgreSQL allows 8,000 bytes, and an id has at most ten digits. */
const maxAccounts = 600;

/**
 * Publishes an event to accounts when the transaction is committed [notifications.live] [notifications.badge-live]
 * [families.detached].
 */
export async function publishAccountEvent(trx: Trx, accountIds: readonly number[], event: AccountEvent): Promise<void> {
  const payloads: string[] = [];
  for (let start = 0; start < accountIds.length; start += maxAccounts) {
    const accounts = accountIds.slice(start, start + maxAccounts);
    payloads.push(JSON.stringify({ accounts, event } satisfies AccountsEvent));
  }
  if (!payloads.length) return;
  await sql`select pg_notify(${channel}, payload) from unnest(${payloads}::text[]) payload`.execute(trx);
}
