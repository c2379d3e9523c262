import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { readRegistry, readState } from '../../server/remotes/registry/files.ts';
import { damagedFiles } from '../../server/remotes/registry/integrity.ts';
import { publishBuild, type Source } from './publish.ts';
import { fakeBuild, fakeShell } from './testing/fakes.ts';

const nbProcesses = 5;
const versionsEach = 4;
const names = ['mf-fake-a', 'mf-fake-b', 'mf-fake-c', 'mf-fake-d', 'mf-fake-e'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'concurrent-'));
});

afterEach(() => rmSync(folder, { recursive: true, maxRetries: 5 }));

/** The versions that a process publishes, each of a different remote. The processes publish the same remotes. */
const publicationsOf = (process: number) =>
  Array.from({ length: versionsEach }, (_, i) => `${names[(process + i) % names.length]}@${i}.${process}.0`);

function publisher(shellDir: string, publications: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--no-deprecation', join(import.meta.dirname, 'testing/publisher.ts'), folder, shellDir, ...publications],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const output = { done: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.done += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.errors += text));
  return { child, output, closed: once(child, 'close') };
}

/** Process id of the holder of the lock, if it is held. */
function holder(remotesDir: string): number | undefined {
  try {
    const locks = readdirSync(remotesDir).filter((file) => file.startsWith('.lock.'));
    const holders = locks.map((file) => Number(readFileSync(join(remotesDir, file), 'utf8').split(' ', 1)[0]));
    return holders.find((pid) => pid > 0);
  } catch {
    return undefined; // No folder yet, or a lock was just replaced.
  }
}

/** Expects that the files of every current and previous version are complete, even while other processes publish. */
function assertComplete(remotesDir: string) {
  for (const { candidate: _, previous, ...current } of Object.values(readRegistry(remotesDir).remotes)) {
    for (const version of [current, previous ?? current]) expect(damagedFiles(remotesDir, version)).toEqual([]);
  }
}

/** Publishes both builds at the same time: each is copied after the checks of both have run. */
async function publishBoth(first: Source, second: Source) {
  const ready = Promise.withResolvers<void>();
  let nbChecked = 0;

  const check = async () => {
    if (++nbChecked === 2) ready.resolve();
    await ready.promise;
    return [];
  };

  const options = { shellDir: fakeShell(folder), check };
  const remotesDir = join(folder, 'remotes');
  const outcomes = await Promise.allSettled([first, second].map((source) => publishBuild(source, remotesDir, options)));
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value.outcome : (outcome.reason as Error).message,
  );
}

test('when the same version is published twice at the same time, one publication says that it is already published [portal.publish-at-once]', async () => {
  const source = fakeBuild(folder, 'mf-fake', '1');
  expect((await publishBoth(source, source)).toSorted()).toEqual(['already published', 'published']);
  const { events } = readState(join(folder, 'remotes')).history.remotes['mf-fake']!;
  expect(events.map(({ action }) => action)).toEqual(['PUBLISHED']);
});

test('when two builds with different files are published as the same version, one is refused and changes no file of the other [portal.publish-at-once]', async () => {
  const first = fakeBuild(folder, 'mf-fake', '1');
  const other = fakeBuild(join(folder, 'other'), 'mf-fake', '1');
  writeFileSync(join(other.dist, 'screen.js'), 'other');
  const outcomes = await publishBoth(first, other);
  expect(outcomes.toSorted()).toEqual([expect.stringContaining('was published with other files'), 'published']);
  assertComplete(join(folder, 'remotes'));
});

const publishedIn = (remotesDir: string) =>
  Object.entries(readState(remotesDir).history.remotes).flatMap(([name, { versions }]) =>
    versions.map(({ entry }) => `${name}@${entry.version}`),
  );

test('5 processes publish 20 versions of 5 remotes and one process is killed: the registry stays valid, and the history contains every version reported as published [portal.publish-at-once]', async () => {
  const remotesDir = join(folder, 'remotes');
  const shellDir = fakeShell(folder);
  const processes = Array.from({ length: nbProcesses }, (_, i) => publisher(shellDir, publicationsOf(i)));
  const victim = processes[2]!;
  let nbReads = 0;
  const isRunning = ({ child }: (typeof processes)[number]) => child.exitCode === null && child.signalCode === null;
  while (processes.some(isRunning)) {
    // Kills `victim` while it holds the lock, or after its second publication if the lock was not observed.
    const nbDone = victim.output.done.split('\n').length - 1;
    const isCaught = nbDone === 1 && holder(remotesDir) === victim.child.pid;
    if (!victim.child.killed && (isCaught || nbDone > 1)) victim.child.kill('SIGKILL');
    if (nbReads++ % 20 === 0) assertComplete(remotesDir);
    await pause(1);
  }
  await Promise.all(processes.map(({ closed }) => closed));
  expect(victim.child.signalCode).toBe('SIGKILL');

  const others = processes.filter((item) => item !== victim);
  expect(others.map(({ output }) => output.errors)).toEqual(others.map(() => ''));
  const successes = processes.flatMap(({ output }) => output.done.trim().split('\n').filter(Boolean));
  expect(successes.length).toBeGreaterThan((nbProcesses - 1) * versionsEach);
  expect(publishedIn(remotesDir)).toEqual(expect.arrayContaining(successes));
  assertComplete(remotesDir);

  // The killed process's versions are published again.
  const again = publisher(shellDir, publicationsOf(2));
  await again.closed;
  expect(again.output.errors).toBe('');
  expect(again.output.done).toContain(publicationsOf(2).at(-1));
  expect(publishedIn(remotesDir).sort()).toEqual([0, 1, 2, 3, 4].flatMap(publicationsOf).sort());
  const { registry, history } = readState(remotesDir);
  for (const name of names) {
    const last = history.remotes[name]?.events.findLast(({ action }) => action === 'PUBLISHED');
    expect(registry.remotes[name]?.version).toBe(last?.version);
  }
  assertComplete(remotesDir);
  expect(readdirSync(remotesDir).filter((file) => file.endsWith('.tmp'))).toEqual([]);
}, 60_000);
