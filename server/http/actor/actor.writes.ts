import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** Records that a login session is in use now. */
export const saveUse = (db: Db, hash: Buffer) =>
  db
    .updateTable('tokens')
    .set({ date_used: sql`now()` })
    .where('hash', '=', hash)
    .execute();
