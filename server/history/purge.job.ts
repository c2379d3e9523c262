import { sql } from 'kysely';
import type { Job } from '../jobs/runner.ts';

/** How long it is kept who changed what: a pupil's years at school matter, not longer (RGPD). */
const kept = sql<string>`now() - interval '3 years'`;

export const purgeJob: Job = {
  name: 'purge',
  every: 24 * 3600,
  run: async ({ db }) => {
    await db.deleteFrom('history').where('date_create', '<', kept).execute();
    await sql`delete from blobs b where not exists (select from documents d where d.blobs_hash = b.hash)`.execute(db);
  },
};
