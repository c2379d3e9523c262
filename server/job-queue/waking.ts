import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';

import type { Services } from '../config/services.ts';
import type { Listen } from '../database/listen.ts';
import { inEverySchool } from '../database/scope/scope.ts';

/** Poll interval for due jobs. */
const intervalMs = 2_000;

const dueQueues = sql<{ name: string }>`
  select distinct name
  from pgboss.job
  where state < 'active' and not blocked and start_after <= now()
`;

/**
 * Wakes pg-boss's workers. A new job that the database announces wakes them immediately, any other due job within two
 * seconds. One query covers all queues; pg-boss itself would need one query per queue.
 */
export function startWaking({ db, listen }: Services, log: Pick<FastifyBaseLogger, 'error'>) {
  let wake: (name: string) => void = () => undefined;
  let isFailing = false;
  let running = Promise.resolve();

  async function wakeDueQueues() {
    try {
      const { rows } = await inEverySchool(() => dueQueues.execute(db));
      for (const { name } of rows) wake(name);
      isFailing = false;
    } catch (error) {
      // An outage is logged once.
      if (!isFailing) log.error({ err: error }, 'jobs can’t be read');
      isFailing = true;
    }
  }

  let timer: NodeJS.Timeout | undefined;

  const scheduleNext = () => {
    timer = setTimeout(() => {
      running = wakeDueQueues().finally(() => timer && scheduleNext());
    }, intervalMs);
  };

  scheduleNext();

  /** pg-boss's subscription to announced jobs. */
  const listenToBoss: Listen = (channel, subscriber) => {
    wake = subscriber.onMessage;
    return listen ? listen(channel, subscriber) : () => Promise.resolve();
  };

  return {
    listen: listenToBoss,
    wake: (name: string) => wake(name),
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
