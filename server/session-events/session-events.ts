import type { ChangeKind } from '@memocartes/contract/learning/live/live';
import { sql } from 'kysely';

import type { Trx } from '../database/database.ts';

/** The PostgreSQL channel of session events, on which every process listens. */
export const sessionChannel = 'sessions';

/** Payload of a notification, small because PostgreSQL keeps it in memory; receivers query the other data. */
export type SessionEvent = { id: number; schools_id: number; kind: ChangeKind };

/**
 * Publishes a session event when the transaction is committed [sessions.live] [sessions.colleague]
 * [sessions.closed-on-tablet].
 */
export const publishSessionEvent = (trx: Trx, { id, schools_id, kind }: SessionEvent) =>
  sql`select pg_notify(${sessionChannel}, ${JSON.stringify({ id, schools_id, kind })})`.execute(trx);
