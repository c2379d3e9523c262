import type { RegisteredRemote, Remote, RemoteVersion } from '@memocartes/shared-shell/remote';
import type { ComponentType } from 'react';

import type { Container } from './manifest.ts';
import type { Failure } from './reportFailure.ts';

/** Delays between the three attempts at one version, in milliseconds. */
const retryDelaysMs = [250, 750];

/** No version of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`${remote} can't be loaded`, { cause });
    this.remote = remote;
  }
}

/** Dependencies of the loader; `prepare` runs before a remote's first screen is shown (texts). */
export type LoaderParts = {
  readonly readManifest: (version: RemoteVersion) => Promise<Container>;
  readonly openContainer: (container: Container, attempt: number) => Promise<unknown>;
  readonly report: (failure: Failure) => void;
  readonly prepare?: (remote: Remote) => Promise<void>;
  /** Called before a version is opened: its scripts load while its manifest does. */
  readonly preloadScripts?: (version: RemoteVersion) => void;
  readonly wait?: (ms: number) => Promise<void>;
};

/** A loaded screen with its remote and version. */
export type LoadedScreen = { readonly Screen: ComponentType; readonly remote: Remote; readonly version: string };

/** Loads screens and panels of remotes. */
export type Loader = {
  /** The remote: the version in use, else the previous one. */
  readonly remote: (registered: RegisteredRemote) => Promise<Remote>;
  /** The screen for a path of the remote. */
  readonly screen: (registered: RegisteredRemote, path: string) => Promise<LoadedScreen>;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function asRemote(module: unknown): Remote {
  const remote = (module as { default?: Remote } | null)?.default;
  if (!remote?.record || !remote.screens) throw new Error('the container exposes no remote');
  return remote;
}

/**
 * Creates a loader. Each version gets three attempts; when the version in use fails, it is reported and the previous one is
 * used. A screen whose own files fail counts as a failure of its version.
 */
export function createLoader({
  readManifest,
  openContainer,
  report,
  prepare,
  preloadScripts,
  wait = pause,
}: LoaderParts): Loader {
  const opened = new Map<string, Promise<Remote>>();
  const failures = new Map<string, number>();
  // Not retried while another version works: a page keeps to one version.
  const broken = new Set<string>();

  const open = async (version: RemoteVersion) => {
    const attempt = failures.get(version.manifest) ?? 0;
    if (attempt === 0) preloadScripts?.(version);
    const remote = asRemote(await openContainer(await readManifest(version), attempt));
    await prepare?.(remote);
    return remote;
  };

  const remoteOf = (version: RemoteVersion) => {
    const remote = opened.get(version.manifest) ?? open(version);
    opened.set(version.manifest, remote);
    return remote;
  };

  const forget = (version: RemoteVersion) => {
    opened.delete(version.manifest);
    failures.set(version.manifest, (failures.get(version.manifest) ?? 0) + 1);
  };

  const withRetries = async <T>(
    version: RemoteVersion,
    take: (remote: Remote) => Promise<T>,
    attempt = 0,
  ): Promise<T> => {
    try {
      return await take(await remoteOf(version));
    } catch (error) {
      forget(version);
      const ms = retryDelaysMs[attempt];
      if (ms === undefined) throw error;
      await wait(ms);
      return withRetries(version, take, attempt + 1);
    }
  };

  const candidates = (registered: RegisteredRemote) => {
    const all = [registered, registered.previous].filter((version) => version !== undefined);
    const sound = all.filter((version) => !broken.has(version.manifest));
    return sound.length ? sound : all;
  };

  const fromAnyVersion = async <T>(
    registered: RegisteredRemote,
    take: (remote: Remote, version: string) => Promise<T>,
  ) => {
    let lastError: unknown;
    for (const version of candidates(registered)) {
      try {
        return await withRetries(version, (remote) => take(remote, version.version));
      } catch (error) {
        lastError = error;
        broken.add(version.manifest);
        report({ remote: registered.name, version: version.version, reason: reasonOf(error) });
      }
    }
    throw new RemoteUnavailable(registered.name, lastError);
  };

  const screenOf = (registered: RegisteredRemote, path: string) =>
    fromAnyVersion(registered, async (remote, version) => {
      const screen = remote.screens[path];
      if (!screen) throw new Error(`no screen for ${path}`);
      return { Screen: (await screen()).default, remote, version };
    });

  // Calls for a pending screen share its attempts.
  const pending = new Map<string, Promise<LoadedScreen>>();

  return {
    remote: (registered) => fromAnyVersion(registered, async (remote) => remote),
    screen: (registered, path) => {
      const key = `${registered.manifest} ${path}`;
      const screen = pending.get(key) ?? screenOf(registered, path).finally(() => pending.delete(key));
      pending.set(key, screen);
      return screen;
    },
  };
}
