import { retentionDays } from '@memocartes/contract/privacy/retention';
import { sql } from 'kysely';

import { before, deleteFrom, olderThan, type RetentionRules } from './retention.deletion.ts';

/** Retention periods of reported errors and of the reports about remotes [privacy.retention]. */
export const monitoringRules = {
  // The keys of `api_errors` and `csp_reports` have four columns.
  'api-errors': { run: olderThan('api-errors', 'api_errors', 'ctid', 'date_last') },
  'csp-reports': { run: olderThan('csp-reports', 'csp_reports', 'ctid', 'date_last') },
  'remote-errors': { run: olderThan('remote-errors', 'remotes_errors', 'ctid', 'date_last') },
  'remote-reports': {
    run: async (trx, now, maxRows) => {
      const people = deleteFrom(
        'remotes_people',
        'ctid',
        (at) => sql`candidate.date_update < ${before(at, retentionDays('remote-reports'))}`,
      );
      const counts = deleteFrom('remotes_reports', 'ctid', (at) => sql`candidate.hour < ${before(at, 90)}`);
      return (await people(trx, now, maxRows)) + (await counts(trx, now, maxRows));
    },
  },
} satisfies RetentionRules;
