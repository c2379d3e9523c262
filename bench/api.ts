import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { readyLine } from '../tools/run/children.ts';
import { fill, nbSchools, nbStudents } from './api/fill.ts';
import { answerOf, measure } from './api/load.ts';
import type { Round } from './api/load.ts';
import { startServer } from './api/process.ts';
import type { Started } from './api/process.ts';
import { statementsOf } from './api/statements.ts';

/** CPU a request of ours over that of the bare handler, at most (issue 1). */
const limit = 1.8;
const rounds = 5;
const requestsARound = 500;
const requestsToWarmUp = 1500;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const of = (measured: Round[], field: keyof Round) => median(measured.map((round) => round[field]));

/** Ours and the rivals in turns, so that whatever else the machine does falls on all of them. */
async function compare(servers: Started[], token: string): Promise<Round[][]> {
  for (const server of servers) await measure(server, token, requestsToWarmUp);
  const measured: Round[][] = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, server] of servers.entries())
      measured[index]!.push(await measure(server, token, requestsARound));
  }
  return measured;
}

/** The comparison is void unless both answer the same pupils. */
async function checkSame(ours: Started, bare: Started, token: string): Promise<void> {
  const [a, b] = await Promise.all([answerOf(ours, token), answerOf(bare, token)]);
  const ids = (page: typeof a) => page.students.map(({ id }) => id).join();
  if (ids(a) !== ids(b) || a.count !== b.count || a.students.length !== 20) throw new Error('The answers differ.');
}

async function bench(url: string, who: string, token: string) {
  const statements = await statementsOf(url, token);
  const bareOn = (sent: typeof statements) =>
    startServer('bare', { DATABASE_URL: url, STATEMENTS: JSON.stringify(sent) });
  const servers = await Promise.all([
    startServer('ours', { DATABASE_URL: url }),
    bareOn(statements),
    bareOn(statements.slice(-1)),
  ]);
  const [ours, bare] = servers;
  await checkSame(ours, bare, token);
  const [own = [], same = [], list = []] = await compare(servers, token);
  for (const server of servers) server.stop();
  const row = (name: string, measured: Round[]) => ({
    [`${who}: ${name}`]: {
      'CPU µs a request': Math.round(of(measured, 'cpu')),
      'requests a second': Math.round(of(measured, 'rate')),
      'ours is × its CPU': Number((of(own, 'cpu') / of(measured, 'cpu')).toFixed(2)),
    },
  });
  return { ...row('ours', own), ...row('bare, the same SQL', same), ...row('bare, without asking who calls', list) };
}

const postgres = spawn(process.execPath, [join(import.meta.dirname, '../tools/postgres.ts')], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
try {
  const url = await readyLine(postgres);
  console.log(`Filling ${nbSchools} schools with ${nbStudents} pupils…`);
  const tokens = await fill(url);
  const table = {
    ...(await bench(url, 'provider', tokens.superadmin)),
    ...(await bench(url, 'manager', tokens.manager)),
  };
  console.log(
    `GET /api/students, 20 of ${nbStudents} pupils; median of ${rounds} rounds of ${requestsARound} in turns`,
  );
  console.table(table);
  const missed = Object.entries(table).filter(
    ([name, row]) => name.endsWith('same SQL') && row['ours is × its CPU'] > limit,
  );
  console.log(missed.length ? `Over ${limit} ×: ${missed.map(([name]) => name).join(', ')}` : `Within ${limit} ×.`);
  process.exitCode = missed.length ? 1 : 0;
} finally {
  postgres.stdin.end();
}
