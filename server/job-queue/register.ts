import type { PgBoss, QueueResult } from 'pg-boss';

import { deadLetters, deadLetterSeconds, type Definition } from './definitions.ts';

const defaultHeartbeatSeconds = 30;
const timeZone = 'Europe/Paris';

const queueOptions = (definition: Definition) => ({
  // One more run than attempts: it calls `giveUp` if the process of the last attempt died.
  retryLimit: definition.attempts - (definition.givesUp ? 0 : 1),
  retryDelay: definition.backoffSeconds,
  retryBackoff: true,
  expireInSeconds: definition.maxSeconds,
  heartbeatSeconds: definition.heartbeatSeconds ?? defaultHeartbeatSeconds,
  deleteAfterSeconds: definition.keepSeconds,
  deadLetter: deadLetters,
  notify: true,
});

/** A recurring job is queued or running at most once; a job with `isSingle` has at most one active run. */
const policyOf = ({ cron, isSingle }: Definition) => (cron ? 'exclusive' : isSingle ? 'singleton' : 'standard');

async function registerQueue(boss: PgBoss, name: string, definition: Definition, existing: QueueResult | undefined) {
  const options = queueOptions(definition);
  if (!existing) return boss.createQueue(name, { ...options, policy: policyOf(definition) });
  const isSame = Object.entries(options).every(([key, value]) => existing[key as keyof QueueResult] === value);
  if (!isSame) await boss.updateQueue(name, options);
}

/**
 * Creates or updates the queues and schedules of the definitions, and removes schedules of jobs that no longer recur.
 */
export async function register(boss: PgBoss, definitions: Readonly<Record<string, Definition>>): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!queues.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: deadLetterSeconds });
  for (const [name, definition] of Object.entries(definitions)) {
    await registerQueue(boss, name, definition, queues.get(name));
  }

  const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const [name, { cron }] of Object.entries(definitions)) {
    const existing = schedules.get(name);
    // Recurring jobs that came due while no process ran are run once at the next start.
    if (cron && existing?.cron !== cron) await boss.schedule(name, cron, null, { tz: timeZone, missed: 'once' });
  }
  for (const name of schedules.keys()) if (!definitions[name]?.cron) await boss.unschedule(name);
}
