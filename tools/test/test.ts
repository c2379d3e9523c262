import { lastTasks, startNx } from '../nx.ts';
import { needBrowser } from './browser.ts';
import { readReports, removeReports, slowest } from './report.ts';

/**
 * All checks as Nx runs them; their targets, inputs and order are in `nx.json` and the `package.json` files. Of one package Nx takes the
 * earlier targets first: tests before the checks that take one core, so that the last long task does not run alone.
 */
const targets = [
  'test',
  'test-embedded',
  'format',
  'lint',
  'dependency-rules',
  'syncpack',
  'knip',
  'personal-data',
  'product-rules',
  'types-web',
  'types-node',
  'browser',
  'browser-embedded',
];

/** Beside the tests of the server, which take two workers and wait for a quarter of their time. */
const maxTasks = 2;

/** Interval of the progress lines of a long run, in milliseconds. */
const heartbeatMs = 60_000;

needBrowser(process.env);
removeReports();

const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
const heartbeat = setInterval(() => console.log(`… ${seconds()} s`), heartbeatMs);
const nx = startNx(['run-many', '-t', ...targets, '--nxBail=false', `--parallel=${maxTasks}`]);
const stop = () => nx.kill('SIGTERM');
process.once('SIGTERM', stop).once('SIGINT', stop);
const code = await new Promise((resolve) => nx.once('close', resolve));
clearInterval(heartbeat);

const tasks = lastTasks();
const { jest, browser } = readReports();
const failed = tasks.filter(({ ok }) => !ok).map(({ id }) => id);
console.log('\nSeconds of each task:');
for (const { id, seconds, cached } of tasks.toSorted((a, b) => b.seconds - a.seconds))
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${id}${cached ? ' (cached)' : ''}`);
console.log(['', 'Slowest unit and API tests:', ...slowest(jest)].join('\n'));
console.log(['', 'Slowest browser tests:', ...slowest(browser)].join('\n'));
console.log(`\n${failed.length ? `Failed: ${failed.join(', ')}. ` : ''}${seconds()} s in all.`);
// Tasks that fail without a failed test (lint, types) count as failures too.
const failures = Math.max(jest.failed + browser.failed, failed.length, code === 0 ? 0 : 1);
console.log(`${jest.passed + browser.passed} passed, ${failures} failed`);
process.exitCode = failures ? 1 : 0;
