import { type RetentionId, retentions } from '@memocartes/contract/privacy/retention';

import type { Db } from '../../database/database.ts';
import type { Handler } from '../../job-queue/handler.ts';
import { runForEach } from '../../job-queue/run-for-each.ts';
import { retentionRules } from './retention.rules.ts';

const ordinaryBatch = 500;
/** Maximum duration of a run, in milliseconds; the rest is left to the next run. */
const maxRunMs = 120_000;

/**
 * Deletes or empties rows whose retention period has passed at `now`, in batches, each in its own transaction
 * [privacy.retention].
 * @returns how many rows
 */
export async function applyRetention(
  db: Db,
  id: RetentionId,
  now: string,
  until = Date.now() + maxRunMs,
): Promise<number> {
  const { run, batch = ordinaryBatch } = retentionRules[id];
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => run(trx, now, batch));
    total += count;
    if (count < batch || Date.now() > until) return total;
  }
}

/** Applies these retention periods; a failure of one does not stop the others. */
async function applyAll(db: Db, ids: readonly RetentionId[]): Promise<void> {
  const until = Date.now() + maxRunMs;
  await runForEach(ids, 'retention failed', (id) => applyRetention(db, id, new Date().toISOString(), until));
}

const ids = retentions.map(({ id }) => id);
const often = ids.filter((id) => retentionRules[id].often);
const daily = ids.filter((id) => !retentionRules[id].often);

export const retentionOftenJob: Handler = { run: ({ db }) => applyAll(db, often) };
export const retentionDailyJob: Handler = { run: ({ db }) => applyAll(db, daily) };
