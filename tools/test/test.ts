import { startNx, type Task } from '../nx.ts';
import { ensureBrowser } from './browser.ts';
import { readReports, removeReports, retried, slowest } from './report.ts';

/**
 * All checks as Nx runs them, phase by phase; their targets and inputs are in `nx.json` and the `package.json` files.
 * Browser tests are idle a tenth of their time, so checks that use one core run in parallel.
 */
const phases = [
  ['build', 'test', 'test-embedded'],
  [
    'browser',
    'browser-embedded',
    'format',
    'lint',
    'checks',
    'dependency-rules',
    'syncpack',
    'knip',
    'personal-data',
    'product-rules',
    'types-web',
    'types-node',
  ],
];

/** The tests of the server use two workers: a third task in parallel would only slow down all tasks. */
const maxTasks = 2;

/** This package has no tests, and its build is never published, so no check needs it. */
const excluded = '@memocartes/storybook';

/** Interval of the progress lines of a long run, in milliseconds. */
const heartbeatMs = 60_000;

ensureBrowser(process.env);
removeReports();

const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
const heartbeat = setInterval(() => console.log(`… ${seconds()} s`), heartbeatMs);
const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('SIGTERM', stop).once('SIGINT', stop);

/** Runs targets of all packages except `excluded`. */
async function run(targets: readonly string[]) {
  const options = ['--exclude', excluded, '--nxBail=false', `--parallel=${maxTasks}`];
  const nx = startNx(['run-many', '-t', ...targets, ...options]);
  stopping.signal.addEventListener('abort', () => nx.process.kill('SIGTERM'));
  return nx.ended;
}

const tasks: Task[] = [];
let hasPassed = true;
for (const targets of phases) {
  if (stopping.signal.aborted) break;
  const result = await run(targets);
  hasPassed &&= result.ok;
  tasks.push(...result.tasks.filter(({ id }) => !tasks.some((earlier) => earlier.id === id)));
}
clearInterval(heartbeat);

const { jest, browser } = readReports();
const failed = tasks.filter(({ ok }) => !ok).map(({ id }) => id);
console.log('\nSeconds of each task:');
for (const { id, seconds, cached } of tasks.toSorted((a, b) => b.seconds - a.seconds)) {
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${id}${cached ? ' (cached)' : ''}`);
}
console.log(['', 'Slowest unit and API tests:', ...slowest(jest)].join('\n'));
console.log(['', 'Slowest browser tests:', ...slowest(browser)].join('\n'));
const repeated = [...retried(jest), ...retried(browser)];
if (repeated.length > 0) console.log(['', 'Run more than once, as the first attempt failed:', ...repeated].join('\n'));
console.log(`\n${failed.length > 0 ? `Failed: ${failed.join(', ')}. ` : ''}${seconds()} s in all.`);
// Tasks that fail without a failed test (lint, types) count as failures too.
const failures = Math.max(jest.failed + browser.failed, failed.length, hasPassed ? 0 : 1);
console.log(`${jest.passed + browser.passed} passed, ${failures} failed`);
process.exitCode = failures ? 1 : 0;
