import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Metrics of this process. Labels are names from the code (routes, jobs, error codes), never ids or data of people. The
 * number of series is thus bounded.
 */
export const registry = new Registry();
const registers = [registry];

let isCollecting = false;

/** Starts measuring the process itself (memory, processor, event-loop lag) on the first call. */
export function collectProcessMetrics(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}

export const requestDuration = new Histogram({
  name: 'memocartes_http_request_duration_seconds',
  help: 'Time from a request to its whole response, without streams.',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers,
});
export const refusals = new Counter({
  name: 'memocartes_refusals_total',
  help: 'Requests refused, by error code: LOCKED_OUT and TOO_MANY_REQUESTS are lock-outs and limits.',
  labelNames: ['code'],
  registers,
});
const jobDuration = new Histogram({
  name: 'memocartes_job_duration_seconds',
  help: 'Time that a run of a job took.',
  labelNames: ['job'],
  buckets: [0.01, 0.1, 1, 10, 60, 300],
  registers,
});
const jobRuns = new Counter({
  name: 'memocartes_job_runs_total',
  help: 'Runs of jobs in this process, by outcome.',
  labelNames: ['job', 'outcome'],
  registers,
});
const jobLastSuccess = new Gauge({
  name: 'memocartes_job_last_success_timestamp_seconds',
  help: 'When a job last succeeded in this process.',
  labelNames: ['job'],
  registers,
});
export const mailsSent = new Counter({
  name: 'memocartes_mails_total',
  help: 'Attempts to send a mail, by outcome.',
  labelNames: ['outcome'],
  registers,
});
export const liveStreams = new Gauge({
  name: 'memocartes_live_streams',
  help: 'Open streams of live events on this process: of accounts, of pages that watch sessions, and of tablets.',
  registers,
});
export const answersAccepted = new Counter({
  name: 'memocartes_tablet_answers_total',
  help: 'Answers of students that tablets and devices at home sent and the server accepted, those sent twice included.',
  registers,
});
export const remoteFailures = new Counter({
  name: 'memocartes_remote_failures_total',
  help: 'Failures of remotes that browsers reported; `other` is no published remote.',
  labelNames: ['remote'],
  registers,
});

/** Runs a job and measures it. @throws what the job throws */
export async function measureJob(job: string, run: () => Promise<void>): Promise<void> {
  const end = jobDuration.startTimer({ job });
  try {
    await run();
    jobRuns.inc({ job, outcome: 'success' });
    jobLastSuccess.setToCurrentTime({ job });
  } catch (error) {
    jobRuns.inc({ job, outcome: 'failure' });
    throw error;
  } finally {
    end();
  }
}
