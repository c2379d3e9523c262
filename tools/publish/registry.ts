import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A remote's description of itself: the data of its `record.ts`. */
export type RemoteRecord = {
  readonly name: string;
  readonly shell: string;
  readonly roles: readonly string[];
  readonly routes: readonly { readonly path: string }[];
  readonly planned?: readonly string[];
};

/** A published build. */
export type RemoteVersion = RemoteRecord & {
  readonly version: string;
  readonly manifest: string;
  readonly first?: readonly string[];
};

/** The current version of a remote and the previous one. */
export type RegisteredRemote = RemoteVersion & { readonly previous?: RemoteVersion };

/** `registry.json`: every remote of a portal. */
export type Registry = { readonly remotes: Readonly<Record<string, RegisteredRemote>> };

const fileOf = (remotesDir: string) => join(remotesDir, 'registry.json');

/** Reads the registry of a folder of published remotes; empty when there is none yet. */
export function readRegistry(remotesDir: string): Registry {
  if (!existsSync(fileOf(remotesDir))) return { remotes: {} };
  return JSON.parse(readFileSync(fileOf(remotesDir), 'utf8')) as Registry;
}

/** Replaces the registry atomically: readers get the old or the new one. */
export function writeRegistry(remotesDir: string, registry: Registry): void {
  mkdirSync(remotesDir, { recursive: true });
  const temporary = join(remotesDir, `.registry-${process.pid}.json`);
  writeFileSync(temporary, JSON.stringify(registry));
  renameSync(temporary, fileOf(remotesDir));
}

const withoutPrevious = ({ previous: _previous, ...version }: RegisteredRemote): RemoteVersion => version;

/** The registry with a new current version of a remote; the current one becomes its `previous`. */
export function withVersion(registry: Registry, version: RemoteVersion): Registry {
  const current = registry.remotes[version.name];
  if (current?.version === version.version) {
    return { remotes: { ...registry.remotes, [version.name]: { ...current, ...version } } };
  }
  const registered = current ? { ...version, previous: withoutPrevious(current) } : version;
  return { remotes: { ...registry.remotes, [version.name]: registered } };
}

/**
 * The registry with the current and the previous version of a remote swapped.
 *
 * @throws Error when there is no previous version.
 */
export function rolledBack(registry: Registry, name: string): Registry {
  const current = registry.remotes[name];
  if (!current?.previous) throw new Error(`${name} has no previous version to go back to.`);
  return { remotes: { ...registry.remotes, [name]: { ...current.previous, previous: withoutPrevious(current) } } };
}

/** The registry without the remotes that a test names. Their files stay: an open page may still need them. */
export function withoutRemotes(registry: Registry, isDropped: (remote: RegisteredRemote) => boolean): Registry {
  return { remotes: Object.fromEntries(Object.entries(registry.remotes).filter(([, remote]) => !isDropped(remote))) };
}
