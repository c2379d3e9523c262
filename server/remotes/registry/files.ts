import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { withLock } from './lock.ts';
import type { History, Registry, State } from './types.ts';

const registryFile = (remotesDir: string) => join(remotesDir, 'registry.json');
const historyFile = (remotesDir: string) => join(remotesDir, 'history.json');

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Reads a JSON file; undefined when there is none. @throws Error naming the file when it is damaged */
function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is damaged: restore it, or delete it and publish every remote again.`, { cause: error });
  }
}

/** Reads the registry of a folder of published remotes; empty when there is none yet. */
export const readRegistry = (remotesDir: string): Registry =>
  (readJson(registryFile(remotesDir)) as Registry | undefined) ?? { remotes: {} };

/** History of the registry; without a history file, the current and previous versions of the registry. */
function readHistory(remotesDir: string, registry: Registry): History {
  const existing = readJson(historyFile(remotesDir)) as History | undefined;
  if (existing) return existing;
  const published = new Date(0).toISOString();
  const remotes = Object.entries(registry.remotes).map(([name, { previous, candidate: _candidate, ...entry }]) => {
    const entries = [...(previous ? [previous] : []), entry];
    return [name, { versions: entries.map((item) => ({ entry: item, published, used: published })), events: [] }];
  });
  return { remotes: Object.fromEntries(remotes) as History['remotes'] };
}

export function readState(remotesDir: string): State {
  const registry = readRegistry(remotesDir);
  return { registry, history: readHistory(remotesDir, registry) };
}

/** Replaces a file atomically: readers get the old or the new content. @throws Error if the file read back differs */
function replaceFile(file: string, content: string) {
  const temporary = `${file}.${process.pid}.tmp`;
  const descriptor = openSync(temporary, 'w');
  writeFileSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(temporary, file);
  if (readText(file) !== content) throw new Error(`${file} was written, but reading it back gave other content.`);
}

/** Removes the temporary files of processes that were killed while they wrote. Call under the lock. */
function removeTemporaryFiles(remotesDir: string) {
  const temporaryFiles = readdirSync(remotesDir).filter((file) => /^(registry|history)\.json\.\d+\.tmp$/.test(file));
  for (const file of temporaryFiles) rmSync(join(remotesDir, file), { force: true });
}

/**
 * Changes registry and history under a lock. The history is written first. A process killed in between thus leaves a
 * version that is known but not in use, never the reverse.
 * @param change returns the new state, or the old state to write nothing
 * @returns the state in the files, and whether this call changed it
 */
export function updateState(
  remotesDir: string,
  change: (state: State) => State,
): Promise<State & { isChanged: boolean }> {
  mkdirSync(remotesDir, { recursive: true });
  return withLock(remotesDir, (assertHeld) => {
    removeTemporaryFiles(remotesDir);
    const before = readState(remotesDir);
    const after = change(before);
    assertHeld();
    if (after.history !== before.history) replaceFile(historyFile(remotesDir), JSON.stringify(after.history, null, 1));
    if (after.registry !== before.registry) {
      assertHeld();
      replaceFile(registryFile(remotesDir), JSON.stringify(after.registry));
    }
    return { ...after, isChanged: after !== before };
  });
}
