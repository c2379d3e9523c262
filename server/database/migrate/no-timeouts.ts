import { sql } from 'kysely';

import type { Trx } from '../database.ts';

/** Timeouts that may be set on a role or a database. Behind a pooler, the time limits of requests must be set there. */
const timeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];

/** SQL that removes these timeouts until the connection ends: backups and restores may take long. */
export const noTimeoutsSql = timeouts.map((name) => `set ${name} = 0;\n`).join('');

/** Removes these timeouts until the transaction ends: migrations may take long. */
export const removeTimeouts = (trx: Trx) =>
  sql`select ${sql.join(timeouts.map((name) => sql`set_config(${name}, '0', true)`))}`.execute(trx);
