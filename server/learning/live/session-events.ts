import { sql } from 'kysely';
import type { ChangeKind } from '@memocartes/contract/learning/live/live';
import type { Db } from '../../database/database.ts';

/** Where all processes hear that a session changed. */
export const channel = 'sessions';

/** What one process tells the others: little, since PostgreSQL keeps it in memory; the rest is read where it is needed. */
export type Told = { id: number; schools_id: number; kind: ChangeKind };

/** Says that a session changed, when the transaction is committed and not before. */
export const tellChange = (trx: Db, { id, schools_id, kind }: Told) =>
  sql`select pg_notify(${channel}, ${JSON.stringify({ id, schools_id, kind })})`.execute(trx);
