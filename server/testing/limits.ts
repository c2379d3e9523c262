import { sql } from 'kysely';

import type { Db } from '../database/database.ts';

export const resetLimits = (db: Db) => sql`delete from rate_limits`.execute(db);

/** Makes minutes pass for every rate limit. */
export const passMinutes = (db: Db, count: number) =>
  sql`update rate_limits set expire = expire - ${count * 60_000}`.execute(db);
