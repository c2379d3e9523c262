import { createHash } from 'node:crypto';

import type { RemoteReport } from '@memocartes/contract/portal/portal.routes';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { withoutPersonalData } from './personal-data.ts';

/**
 * Maximum number of different errors stored per remote and day. Further errors are dropped: reports may be anonymous,
 * and must not flood the table.
 */
const maxErrorsPerDay = 100;

/** Stores each different error of a request once, with the number of requests that reported it [portal.errors]. */
export function recordErrors(db: Db, reports: readonly RemoteReport[]): Promise<void> {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const report of reports) {
    const row = rowOf(report);
    rows.set(row.key, row);
  }
  return inEverySchool(async () => {
    for (const row of rows.values()) {
      await sql`
        insert into remotes_errors (fingerprint, remote, version, kind, route, reason, stack, is_override, nb)
        select ${row.fingerprint}, ${row.remote}, ${row.version}, ${row.kind}, ${row.route}, ${row.reason},
          ${row.stack}, ${row.isOverride}, 1
        from (
          select count(*) < ${maxErrorsPerDay} or bool_or(fingerprint = ${row.fingerprint}) as kept
          from remotes_errors
          where remote = ${row.remote} and date_last > now() - interval '1 day'
        ) recent
        where recent.kept
        on conflict (fingerprint) do update set nb = remotes_errors.nb + 1, date_last = now()
      `.execute(db);
    }
  });
}

function rowOf({ remote, version, kind, route = '', reason = '', stack = '', is_override: tried }: RemoteReport) {
  const texts = { reason: withoutPersonalData(reason), stack: withoutPersonalData(stack) };
  const row = { remote, version, kind, route, ...texts, isOverride: tried === true };
  const key = JSON.stringify(row);
  return { ...row, key, fingerprint: createHash('sha256').update(key).digest() };
}
