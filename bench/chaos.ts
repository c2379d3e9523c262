import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { openDatabase } from '@memocartes/server/database/database';
import { createRandom } from '@memocartes/server/demo/seed/generators/random';
import { startFaultyPostgres } from '@memocartes/server/testing/processes/faulty-postgres';
import { createSeed } from '@memocartes/server/testing/seed';
import getPort from 'get-port';

import { ChildProcesses } from '../tools/run/child-processes.ts';
import { createFaults } from './chaos/faults.ts';
import { addStudents, type Client, createSend, readPages, sendAnswers } from './chaos/load.ts';
import { createLog } from './chaos/log.ts';
import { recordFailure, reportFailures } from './report/report.ts';
import { startSession } from './sessions/live.ts';
import { fillClasses } from './sessions/school.ts';
import { asPerson } from './sessions/tablets.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    'stop-seconds': { type: 'string', default: '30' },
  },
});
const seconds = Number(values.seconds);
const faultEveryMs = 20_000;
const limits = { responseMs: 5_000 };
const nbSessions = 2;

async function waitUntilReady(origin: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end;) {
    const response = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`${origin} is not ready after 60 s.`);
}

const random = createRandom(Number(values.seed)).next;
const serverProcesses = new ChildProcesses();
// With asynchronous commits, as in tests, a stopped PostgreSQL would lose acknowledged writes.
const postgres = await startFaultyPostgres({ SYNCHRONOUS_COMMIT: 'on' });
const { cards, classes } = await fillClasses(postgres.url);
const db = openDatabase({ url: postgres.url, max: 1 });
const seed = createSeed(db);
const school = await seed.school({ nb_students_max: 9_999 });
const admins = [await seed.schoolAdmin({ schoolId: school.id }), await seed.schoolAdmin({ schoolId: school.id })];
const superadmin = await seed.superadmin();
await db.destroy();

/** Ends of server processes, including those that a fault killed. */
let nbEnded = 0;
/** Server processes killed by a fault. */
let nbKilled = 0;
const ports = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
const origins = ports.map((port) => `http://127.0.0.1:${port}`);
const names = ports.map((port) => `Server ${port}`);
for (const [index, port] of ports.entries()) {
  serverProcesses.start(names[index]!, {
    args: ['server/testing/processes/process.main.ts'],
    env: { PORT: String(port), DATABASE_URL: postgres.url },
    quiet: true,
    restarts: true,
    onCrash: () => (nbEnded += 1),
  });
}
await Promise.all(origins.map(waitUntilReady));

const kill = (which: number) => {
  const pid = serverProcesses.pidOf(names[which]!);
  if (!pid) return false;
  nbKilled += 1;
  return process.kill(pid, 'SIGKILL');
};

const log = createLog();
const until = Date.now() + seconds * 1000;
const client: Client = { send: createSend(origins, log), log, until, everyMs: 2_000, random };
const sessions = await Promise.all(
  classes.slice(0, nbSessions).map((seededClass) => startSession(seededClass, origins)),
);
const tablets = sessions.flatMap((session) => session.tablets);

const pagesOf = (id: number) => [
  '/api/sessions',
  `/api/sessions/${id}/students`,
  '/api/students',
  '/api/cards',
  '/api/packspro/',
];

const load = Promise.all([
  ...tablets.map((tablet) => sendAnswers(tablet, cards, { ...client, everyMs: 4_000 })),
  ...sessions.map(({ token, id }) => readPages(token, pagesOf(id), { ...client, everyMs: 500 })),
  ...admins.map(({ token }) => addStudents(token, school.id, client)),
  ...admins.map(({ token }) =>
    readPages(token, ['/api/students', '/api/classes', '/api/users', '/api/dashboards/admin'], client),
  ),
  readPages(superadmin.token, ['/api/schools', '/api/subjects/select', '/api/dashboards/superadmin'], client),
]);

const findings = new Set<string>();
const headers = asPerson(admins[0]!.token);
const processes = origins.map((origin) => ({ origin, headers }));
const stopMs = Number(values['stop-seconds']) * 1000;
const faults = Object.entries(createFaults({ postgres, processes, stopMs, findings, kill, random }));
const injected: string[] = [];
while (Date.now() + faultEveryMs < until) {
  const next = Date.now() + faultEveryMs;
  if (injected.length % faults.length === 0) faults.sort(() => random() - 0.5);
  const [name, act] = faults[injected.length % faults.length]!;
  console.log(`${new Date().toISOString().slice(11, 19)} ${name}`);
  injected.push(name);
  await act();
  await pause(Math.max(0, next - Date.now()));
}
await load;

const after = openDatabase({ url: postgres.url, max: 1 });
const events = await after.selectFrom('cards_events').select('client_id').execute();
const storedAnswers = new Set(events.map(({ client_id }) => client_id));
const students = new Set((await after.selectFrom('students').select('id').execute()).map(({ id }) => id));
await after.destroy();

const lost =
  [...log.answers].filter((id) => !storedAnswers.has(id)).length +
  [...log.students].filter((id) => !students.has(id)).length;
const { nb, median, p99, max } = log.times();
console.table(log.statuses);
console.log(
  `${injected.length} faults in ${seconds} s; ${nb} responses: median ${median} ms, p99 ${p99} ms, maximum ${max} ms.`,
);
console.log(
  `Acknowledged: ${log.answers.size} answers of tablets, ${log.students.size} students. Lost: ${lost}. Duplicated: ${events.length - storedAnswers.size}.`,
);
console.log(`Processes killed by the faults: ${nbKilled}; ended unexpectedly: ${nbEnded - nbKilled}.`);
const failures = [
  ...findings,
  ...(lost ? [`${lost} acknowledged writes lost`] : []),
  ...(events.length > storedAnswers.size ? ['answers duplicated'] : []),
  ...(nbEnded > nbKilled ? [`${nbEnded - nbKilled} processes ended unexpectedly`] : []),
  ...(max >= limits.responseMs
    ? [`${log.slow.length} responses took 5 s or more: ${log.slow.slice(0, 5).join('; ')}`]
    : []),
  ...log.unexpected().map(([status, count]) => `${count} responses with status ${status}`),
];
for (const failure of failures) recordFailure(failure);
await postgres.end();
await serverProcesses.end(reportFailures());
