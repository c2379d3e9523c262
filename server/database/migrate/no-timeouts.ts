import { sql } from 'kysely';

import type { Db } from '../database.ts';

/** Timeouts that a role or a database may have as settings: behind a pooler, those of requests must be set so. */
const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** SQL that removes these timeouts until the connection ends. */
export const noTimeoutsSql = timeouts.map((name) => `set ${name} = 0;\n`).join('');

/** Removes these timeouts until the transaction ends: migrations and backups may take long. */
export const removeTimeouts = (trx: Db) =>
  sql`select ${sql.join(timeouts.map((name) => sql`set_config(${name}, '0', true)`))}`.execute(trx);
