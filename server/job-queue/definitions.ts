/** How a job is started and retried, and how long it is stored. */
export type Definition = {
  /** Cron expression, in Paris time. Without one, the job runs when it is sent. */
  cron?: string;
  /** Delay before a sent job runs, so that the run also handles jobs of its kind sent meanwhile. */
  delaySeconds?: number;
  /** Maximum attempts, after which the job becomes a dead letter. */
  attempts: number;
  /** Delay of the second attempt, plus up to 100 % at random; doubles with each further attempt. */
  backoffSeconds: number;
  /** After this time the run's signal is aborted and the attempt fails; a dead process is noticed earlier. */
  maxSeconds: number;
  /** Seconds without a heartbeat after which a run's process is considered dead. */
  heartbeatSeconds?: number;
  /** Seconds for which an ended job is stored. */
  keepSeconds: number;
  /** Maximum concurrent runs per process. */
  parallel?: number;
  /** Whether at most one run is active across all processes; a run does the work of all waiting jobs. */
  isSingle?: boolean;
  /** Whether the handler has `giveUp`. */
  givesUp?: boolean;
};

const hour = 3600;
const day = 24 * hour;
const onDemand = { maxSeconds: 10 * 60, keepSeconds: day };
/** Few attempts, as the next occurrence does the same work. */
const recurring = { attempts: 3, backoffSeconds: 30, maxSeconds: hour, keepSeconds: 3 * day };
const everyMinute = { ...recurring, cron: '* * * * *', keepSeconds: hour };

/** Every background job of the server. The handlers are in `server/app/jobs.ts` [operations-page.jobs]. */
export const definitions = {
  /** The last attempt is two to four hours after the first. A mail whose connection hangs does not delay the others. */
  mails: { ...onDemand, attempts: 8, backoffSeconds: 60, parallel: 2, givesUp: true },
  // [printing.resume]
  prints: { ...onDemand, attempts: 3, backoffSeconds: 1, parallel: 2, givesUp: true },
  exports: { ...onDemand, attempts: 3, backoffSeconds: 1, givesUp: true },
  /** Delayed, so as not to slow down invoices being issued. */
  'invoice-files': { ...onDemand, delaySeconds: 3, attempts: 5, backoffSeconds: 30, isSingle: true },
  'notifications-visible': everyMinute,
  'notifications-mails': everyMinute,
  expiry: { ...recurring, cron: '*/5 * * * *' },
  'retention-often': { ...recurring, cron: '2-59/5 * * * *' },
  'retention-daily': { ...recurring, cron: '30 3 * * *' },
  requests: { ...recurring, cron: '7 * * * *' },
  announcements: everyMinute,
  'sessions-forgotten': { ...recurring, cron: '4-59/15 * * * *' },
  'notifications-access-ends': { ...recurring, cron: '17 * * * *' },
  'invoice-reminders': { ...recurring, cron: '27 * * * *' },
  'trials-archive': { ...recurring, cron: '37 * * * *' },
} as const satisfies Record<string, Definition>;

export type JobName = keyof typeof definitions;
/** Jobs that requests and other jobs send. */
export type SentJobName = {
  [Name in JobName]: (typeof definitions)[Name] extends { cron: string } ? never : Name;
}[JobName];

/** The queue of jobs that failed permanently: at every attempt, or with a `FinalFailure`. */
export const deadLetters = 'dead-letters';
/** Seconds for which a dead letter is stored. */
export const deadLetterSeconds = 30 * day;
