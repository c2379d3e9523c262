import { sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import type { Violation } from './csp-reports.clean.ts';

/**
 * Maximum kinds of violations per hour; further kinds are counted together for each directive. Anyone can send reports,
 * and must not be able to fill the table.
 */
export const maxKindsPerHour = 200;

const thisHour = sql`date_trunc('hour', now())`;

/** Adds violations to the counts of this hour. */
export function countViolations(db: Db, violations: readonly Violation[]): Promise<void> {
  const kinds = Map.groupBy(violations, ({ directive, blocked, source }) => `${directive} ${blocked} ${source}`);
  return inEverySchool(async () => {
    for (const same of kinds.values()) {
      const { directive, blocked, source } = same[0]!;
      await sql`
        insert into csp_reports (date_hour, directive, blocked, source, nb)
        select ${thisHour}, ${directive}, case when recent.is_separate then ${blocked} else 'other' end,
          case when recent.is_separate then ${source} else '' end, ${same.length}
        from (
          select count(*) < ${maxKindsPerHour}
            or bool_or((directive, blocked, source) = (${directive}, ${blocked}, ${source})) as is_separate
          from csp_reports
          where date_hour = ${thisHour}
        ) recent
        on conflict (date_hour, directive, blocked, source) do update
          set nb = csp_reports.nb + excluded.nb, date_last = now()
      `.execute(db);
    }
  });
}
