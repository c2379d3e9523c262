import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { root } from '../packages.ts';
import { clocksNamed, parisTime, type TestClock } from './clocks.ts';

/**
 * Runs the unit and API tests with the clock set to other days: `npm run test:clock -- [clock…]
 * [--projects=server,contract] [--tests=pattern]`. Node, PGlite and every process that a test starts use the clock of
 * libfaketime.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    projects: { type: 'string' },
    tests: { type: 'string' },
    minutes: { type: 'string', default: '20' },
  },
});

const report = 'test-results/jest-clock.json';
const heartbeatMs = 30_000;
/** Timeout of the tests under one clock; exceeding it is a failure. */
const timeoutMs = Number(values.minutes) * 60_000;

type JestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: { readonly status: string; readonly fullName: string }[];
  }[];
};
type Outcome = { readonly passed: number; readonly failed: string[]; readonly seconds: number };

const packages = () => readdirSync(root).filter((folder) => existsSync(join(root, folder, 'jest.config.js')));

function removeReports(): void {
  for (const folder of packages()) {
    mkdirSync(join(root, folder, 'test-results'), { recursive: true });
    rmSync(join(root, folder, report), { force: true });
  }
}

/** The reports that jest wrote since `removeReports`. */
const readReports = () =>
  packages()
    .map((folder) => join(root, folder, report))
    .filter(existsSync)
    .map((path) => JSON.parse(readFileSync(path, 'utf8')) as JestReport);

/** The failed tests of a report by file and title; a file that could not be run counts as one failed test. */
const failuresOf = ({ testResults }: JestReport): string[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = name.slice(root.length + 1);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [`${file}: could not be run`];
    });

/** Ends all processes of the process group that `pid` leads. */
function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // The process ended in the meantime.
  }
}

/** Runs the tests with the clock `offset` seconds ahead (negative: behind). @returns their result and output */
function runTests(
  name: string,
  offset: number,
): Promise<{ readonly ended: 'passed' | 'failed' | 'too late'; readonly printed: string }> {
  const nx = [join(root, 'node_modules/nx/dist/bin/nx.js'), 'run-many', '-t', 'test', '--parallel=1'];
  const chosen = values.projects ? [`--projects=${values.projects}`] : [];
  // Nx passes its arguments through a shell, to which `|` is a pipe.
  const pattern = values.tests ? [`--testPathPatterns='${values.tests}'`] : [];
  const jest = ['--json', `--outputFile=${report}`, ...pattern];
  const args = [...nx, ...chosen, '--skip-nx-cache', '--output-style=static', '--', ...jest];

  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('faketime', ['-f', `${offset < 0 ? '' : '+'}${offset}s`, process.execPath, ...args], {
      cwd: root,
      // Timers run on the monotonic clock: only the date changes.
      env: { ...process.env, FORCE_COLOR: '0', FAKETIME_DONT_FAKE_MONOTONIC: '1', DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let printed = '';
    let isLate = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    }
    const heartbeat = setInterval(
      () => console.log(`… ${name}, ${((performance.now() - start) / 1000).toFixed(0)} s`),
      heartbeatMs,
    );
    const timeout = setTimeout(() => {
      isLate = true;
      endGroup(child.pid);
    }, timeoutMs);

    const stop = () => {
      endGroup(child.pid);
      process.exit(130);
    };

    process.once('SIGTERM', stop).once('SIGINT', stop);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(heartbeat);
      clearTimeout(timeout);
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve({ ended: isLate ? 'too late' : code === 0 ? 'passed' : 'failed', printed });
    });
  });
}

async function runUnder(clock: TestClock): Promise<Outcome> {
  removeReports();
  const start = performance.now();
  const offset = Math.round((Date.parse(clock.at) - Date.now()) / 1000);
  const { ended, printed } = await runTests(clock.name, offset);
  const reports = readReports();
  const failed = reports.flatMap(failuresOf);
  if (ended === 'too late') failed.push(`not finished within ${values.minutes} minutes`);
  // No report names a failed test: only the output explains the failure.
  else if (ended === 'failed' && failed.length === 0) failed.push(printed.slice(-4000));
  const passed = reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
  if (failed.length === 0 && passed === 0) failed.push('no test was run');
  return { passed, failed, seconds: Math.round((performance.now() - start) / 1000) };
}

const line = (cells: readonly (string | number)[]) =>
  [
    String(cells[0]).padEnd(22),
    String(cells[1]).padEnd(30),
    ...cells.slice(2).map((cell) => String(cell).padStart(8)),
  ].join('');

if (spawnSync('faketime', ['--version']).error) {
  console.error(
    'faketime is missing: the tests can’t be run under another clock. Install it (Debian: apt-get install faketime).',
  );
  process.exit(1);
}
const outcomes: [TestClock, Outcome][] = [];
for (const clock of clocksNamed(positionals)) {
  const outcome = await runUnder(clock);
  outcomes.push([clock, outcome]);
  console.log(`${outcome.failed.length > 0 ? '✗' : '✓'} ${clock.name}: ${parisTime(clock)} (${outcome.seconds} s)`);
  for (const failure of outcome.failed) console.log(`    ${failure}`);
}
console.log(`\n${line(['clock', 'in Paris', 'passed', 'failed', 's'])}`);
for (const [clock, { passed, failed, seconds }] of outcomes) {
  console.log(line([clock.name, parisTime(clock), passed, failed.length, seconds]));
}
process.exitCode = outcomes.some(([, { failed }]) => failed.length) ? 1 : 0;
