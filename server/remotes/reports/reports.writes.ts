import { createHmac } from 'node:crypto';

import type { RemoteReport } from '@memocartes/contract/portal/portal.routes';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { isFailure } from './counted-reports.ts';

/** Upper limits of the buckets of durations, in milliseconds; one more bucket counts longer durations. */
export const durationLimits = [250, 500, 1000, 2000, 4000, 8000] as const;

/** Hash by which an account is counted. Without the key, the hash can't be traced back to the account. */
export const personOf = (secretsKey: string, accountId: number): Buffer =>
  createHmac('sha256', secretsKey).update(`remote-reports/${accountId}`).digest().subarray(0, 16);

function durationsOf({ kind, duration_ms: ms }: RemoteReport): number[] {
  const counts = Array.from({ length: durationLimits.length + 1 }, () => 0);
  if (kind !== 'LOAD' || ms === undefined) return counts;
  const bucket = durationLimits.findIndex((limit) => ms <= limit);
  counts[bucket === -1 ? durationLimits.length : bucket] = 1;
  return counts;
}

/** Groups reports by remote, version and kind: one row of the table each. */
function groupReports(reports: readonly RemoteReport[]) {
  const rows = new Map<
    string,
    { remote: string; version: string; kind: RemoteReport['kind']; nb: number; durations: number[] }
  >();
  for (const report of reports) {
    const { remote, version, kind } = report;
    const key = `${remote} ${version} ${kind}`;
    const row = rows.get(key) ?? { remote, version, kind, nb: 0, durations: durationLimits.map(() => 0).concat(0) };
    row.nb += 1;
    row.durations = durationsOf(report).map((count, i) => count + row.durations[i]!);
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Counts reports of one browser. @param person hash of the account, if any, to count the people too */
export function countReports(db: Db, reports: readonly RemoteReport[], person?: Buffer): Promise<void> {
  return inEverySchool(async () => {
    for (const { remote, version, kind, nb, durations } of groupReports(reports)) {
      await sql`
        insert into remotes_reports (remote, version, hour, kind, nb, durations)
        values (${remote}, ${version}, date_trunc('hour', now()), ${kind}, ${nb}, ${durations})
        on conflict (remote, version, hour, kind) do update
          set nb = remotes_reports.nb + excluded.nb,
            durations = array(
              select stored + added
              from unnest(remotes_reports.durations, excluded.durations) as counts(stored, added)
            )
      `.execute(db);
    }
    if (!person) return;
    const versions = Map.groupBy(reports, ({ remote, version }) => `${remote} ${version}`);
    for (const [first, ...others] of versions.values()) {
      const hasFailed = [first!, ...others].some(isFailure);
      await sql`
        insert into remotes_people (remote, version, person, has_failed)
        values (${first!.remote}, ${first!.version}, ${person}, ${hasFailed})
        on conflict (remote, version, person) do update
          set has_failed = remotes_people.has_failed or excluded.has_failed, date_update = now()
        where (excluded.has_failed and not remotes_people.has_failed)
          or remotes_people.date_update < now() - interval '1 day'
      `.execute(db);
    }
  });
}
