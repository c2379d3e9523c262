import { get } from './api/load.ts';
import { startPostgres } from './api/postgres.ts';
import { startServer } from './api/process.ts';
import { checkAtMost, isRequested, machineLoad, reportFailures } from './report/report.ts';
import { fillClass, size } from './sessions/class.ts';
import { benchLive } from './sessions/live.ts';
import { median, quantile } from './statistics/quantile.ts';

/** Maxima in milliseconds; `boxes` is a p95. No answer may be lost or duplicated. */
const limits = { boxes: 50, acceptedP99: 100, seenP95: 1_000 };
/** Number of measured requests per path. */
const nbRequests = 60;

const title = (text: string) => console.log(`\n${text} (load ${machineLoad()})`);

/** Median and p95 of the response times of a path; the first ten requests warm up the server. */
async function timesOf(origin: string, path: string, token: string) {
  const timings: number[] = [];
  for (let n = 0; n < nbRequests + 10; n += 1) {
    const startedAt = performance.now();
    await get({ origin, path, token });
    if (n >= 10) timings.push(performance.now() - startedAt);
  }
  return { 'ms, median': +median(timings).toFixed(1), 'ms, p95': +quantile(timings, 0.95).toFixed(1) };
}

async function classPart(url: string): Promise<void> {
  const { token, classId, studentId, last, old, recomputeMs } = await fillClass(url);
  const { origin, stop } = await startServer('portal', { DATABASE_URL: url });
  const paths = {
    'boxes of the class': `/api/classes/${classId}/boxes`,
    'last session, student by student': `/api/sessions/${last}/students`,
    'an old session, student by student': `/api/sessions/${old}/students`,
    'a student’s boxes, week after week': `/api/graphs/students/${studentId}/cards`,
    'hardest cards of the class': `/api/classes/${classId}/hardest_cards`,
  };
  const rows: Record<string, Awaited<ReturnType<typeof timesOf>>> = {};
  for (const [label, path] of Object.entries(paths)) rows[label] = await timesOf(origin, path, token);
  stop();
  title(`A class of ${size.students}, ${size.events} events per student`);
  console.table(rows);
  console.log(`Recomputing all boxes of the class from its events: ${Math.round(recomputeMs)} ms.`);
  checkAtMost('boxes of the class, p95, ms', rows['boxes of the class']!['ms, p95'], limits.boxes);
}

async function livePart(url: string): Promise<void> {
  const { tablets, answers, perSecond, cpu, lost, duplicated, accepted, seen, events, reads } = await benchLive(url);
  const ms = (value: number) => Math.round(value);
  title(`${tablets} tablets in 20 sessions, two processes: ${answers} answers, ${perSecond.toFixed(0)} per second`);
  console.table({
    'answer accepted, ms': { median: ms(accepted.median), p99: ms(accepted.p99) },
    'answer seen by the teacher, ms': { median: ms(seen.median), p95: ms(seen.p95) },
  });
  console.log(
    `${cpu.toFixed(1)} ms of the servers’ CPU time per answer, including the requests of the teachers’ pages.`,
  );
  console.log(
    `Lost ${lost}, duplicated ${duplicated}, never seen ${seen.never}. ${events} events, ${reads} reads of teachers.`,
  );
  checkAtMost('answers lost', lost, 0);
  checkAtMost('answers duplicated', duplicated, 0);
  checkAtMost('answers never seen', seen.never, 0);
  checkAtMost('answer accepted, p99, ms', accepted.p99, limits.acceptedP99);
  checkAtMost('answer seen by the teacher, p95, ms', seen.p95, limits.seenP95);
}

const postgres = await startPostgres();
try {
  if (isRequested('class')) await classPart(await postgres.database('class'));
  if (isRequested('live')) await livePart(await postgres.database('live'));
  process.exitCode = reportFailures();
} finally {
  postgres.stop();
}
