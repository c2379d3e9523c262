import { retentionDays } from '@memocartes/contract/privacy/retention';
import { sql } from 'kysely';

import { takeFirstOrThrow } from '../../database/queries/rows.ts';
import { at, before, deleteFrom, olderThan, type RetentionRules, type Rule } from './retention.deletion.ts';

const undoData: Rule = async (trx, now, maxRows) => {
  const { rows } = await sql`
    with emptied as (
      update operations
      set data = '{}'
      where id in (
        select id
        from operations
        where date_undoable_until <= ${at(now)} and data <> '{}'
        limit ${maxRows}
      )
      returning id
    ), forgotten as (
      delete from operations_tracking using emptied
      where operations_tracking.operations_id = emptied.id
    )
    select from emptied
  `.execute(trx);
  return rows.length;
};

/**
 * A database function deletes old events of the audit log, since a trigger refuses direct changes (migration 0016)
 * [audit.append-only].
 */
const audit: Rule = async (trx, now, maxRows) => {
  const { nb } = await sql<{ nb: number }>`
    select audit_forget(${before(now, retentionDays('audit'))}, ${maxRows}) as nb
  `
    .execute(trx)
    .then(takeFirstOrThrow);
  return nb;
};

/** Retention periods of operations with their undo data, of histories and of invoices [privacy.retention]. */
export const recordRules = {
  'card-operations': {
    run: deleteFrom('cards_operations', 'id', (now) => sql`candidate.date_undoable_until <= ${at(now)}`),
    often: true,
  },
  'undo-data': { run: undoData, often: true },
  operations: { run: olderThan('operations', 'operations', 'id', 'date_create') },
  history: { run: olderThan('history', 'history', 'id', 'date_create') },
  audit: { run: audit },
  // Counted from the day of issue: the database refuses an earlier deletion. A cancelled invoice is deleted after its
  // credit note.
  invoices: {
    run: deleteFrom(
      'invoices',
      'id',
      (now) => sql`
        candidate.date_issue < ${before(now, retentionDays('invoices'))}
          and not exists (select from invoices note where note.cancels_id = candidate.id)
      `,
    ),
  },
} satisfies RetentionRules;
