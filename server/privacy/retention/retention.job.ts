import { type RetentionId, retentions } from '@memocartes/contract/privacy/retention';

import type { Db } from '../../database/database.ts';
import type { Handler } from '../../job-queue/handler.ts';
import { runForEach } from '../../job-queue/run-for-each.ts';
import { ErasureFailure } from './retention.deletion.ts';
import { retentionRules } from './retention.rules.ts';

const ordinaryBatch = 500;
/** Maximum duration of a run, in milliseconds; the next run continues. */
const maxRunMs = 120_000;

/** Number of people who can't be erased after which a run ends: the cause is then probably not in their data. */
const maxFailures = 20;

/**
 * Deletes or empties rows whose retention period has passed at `now`, in batches, each in its own transaction
 * [privacy.retention]. The people of a batch that fails are erased one by one, so that one of them can't keep the
 * others from being erased.
 * @returns how many rows
 * @throws AggregateError that names by id the people who could not be erased, once all others were
 */
export async function applyRetention(
  db: Db,
  id: RetentionId,
  now: string,
  until = Date.now() + maxRunMs,
): Promise<number> {
  const { run, batch = ordinaryBatch, erasesPeople = false } = retentionRules[id];
  const failures = new Map<number, ErasureFailure>();
  let total = 0;
  let size = batch;
  const runOnce = () => db.transaction().execute((trx) => run(trx, now, size, [...failures.keys()]));
  for (;;) {
    try {
      const count = await runOnce();
      total += count;
      if (count < size || Date.now() > until) break;
    } catch (error) {
      if (error instanceof ErasureFailure) {
        failures.set(error.id, error);
        size = batch;
        if (failures.size >= maxFailures || Date.now() > until) break;
      } else {
        if (!erasesPeople || size === 1 || Date.now() > until) throw error;
        size = 1;
      }
    }
  }
  if (failures.size) throw new AggregateError(failures.values(), `${id} failed for ${[...failures.keys()].join(', ')}`);
  return total;
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
