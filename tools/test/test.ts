import { startNx, type Task } from '../nx.ts';
import { needBrowser } from './browser.ts';
import { readReports, removeReports, slowest } from './report.ts';

/** What a run of Nx does: targets, and the packages they belong to (default: all that have them). */
type Selection = {
  readonly targets: readonly string[];
  readonly packages?: readonly string[];
  readonly except?: readonly string[];
};

const serverSide = ['server', 'contract', 'gar-simulator'];

/**
 * All checks as Nx runs them; their targets and inputs are in `nx.json` and the `package.json` files. Phases follow each
 * other; the lanes of a phase are concurrent, so that two cores have work until both lanes end. The browser tests alone
 * would be idle a tenth of their time.
 */
const phases: readonly (readonly (readonly Selection[])[])[] = [
  [
    [{ targets: ['test'], packages: serverSide }],
    [{ targets: ['build'] }, { targets: ['test-embedded'] }, { targets: ['test'], packages: ['tools'] }],
  ],
  [
    [{ targets: ['browser', 'browser-embedded'] }],
    // No target that depends on a build: Nx would replace the files that the portals of the browser tests serve.
    [
      { targets: ['test'], except: [...serverSide, 'tools'] },
      {
        targets: [
          'lint',
          'types-web',
          'types-node',
          'dependency-rules',
          'knip',
          'syncpack',
          'format',
          'personal-data',
          'product-rules',
        ],
      },
    ],
  ],
];

/** The package without tests: its build is not a check, as it is never published. */
const excluded = 'storybook';

/** Interval of the progress lines of a long run, in milliseconds. */
const heartbeatMs = 60_000;

needBrowser(process.env);
removeReports();

const start = performance.now();
const seconds = () => ((performance.now() - start) / 1000).toFixed(0);
const heartbeat = setInterval(() => console.log(`… ${seconds()} s`), heartbeatMs);
const stopping = new AbortController();
const stop = () => stopping.abort();
process.once('SIGTERM', stop).once('SIGINT', stop);

const names = (packages: readonly string[]) => packages.map((name) => `@memocartes/${name}`).join();

/** @returns whether each task passed */
async function run({ targets, packages, except = [] }: Selection): Promise<boolean> {
  const projects = packages ? ['-p', names(packages)] : ['--exclude', names([excluded, ...except])];
  // Of a lane, only the browser tests have a second task: the main scenario on the embedded database.
  const nx = startNx([
    'run-many',
    '-t',
    ...targets,
    ...projects,
    '--nxBail=false',
    `--parallel=${targets.includes('browser') ? 2 : 1}`,
  ]);
  stopping.signal.addEventListener('abort', () => nx.process.kill('SIGTERM'));
  const result = await nx.ended;
  tasks.push(...result.tasks.filter(({ id }) => !tasks.some((earlier) => earlier.id === id)));
  return result.ok;
}

const tasks: Task[] = [];
/** Whether each run of Nx passed. */
const passed: boolean[] = [];

async function runLane(lane: readonly Selection[]): Promise<void> {
  for (const next of lane) if (!stopping.signal.aborted) passed.push(await run(next));
}

for (const lanes of phases) await Promise.all(lanes.map(runLane));
clearInterval(heartbeat);

const { jest, browser } = readReports();
const failed = tasks.filter(({ ok }) => !ok).map(({ id }) => id);
console.log('\nSeconds of each task:');
for (const { id, seconds, cached } of tasks.toSorted((a, b) => b.seconds - a.seconds))
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${id}${cached ? ' (cached)' : ''}`);
console.log(['', 'Slowest unit and API tests:', ...slowest(jest)].join('\n'));
console.log(['', 'Slowest browser tests:', ...slowest(browser)].join('\n'));
console.log(`\n${failed.length ? `Failed: ${failed.join(', ')}. ` : ''}${seconds()} s in all.`);
// Tasks that fail without a failed test (lint, types) count as failures too.
const failures = Math.max(jest.failed + browser.failed, failed.length, passed.every(Boolean) ? 0 : 1);
console.log(`${jest.passed + browser.passed} passed, ${failures} failed`);
process.exitCode = failures ? 1 : 0;
