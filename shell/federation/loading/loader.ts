import type { RegisteredRemote, Remote, RemoteVersion } from '@memocartes/shared-shell/remote';
import type { ComponentType } from 'react';

import type { Container } from '../version-files/manifest.ts';
import { withTimeLimit } from './withTimeLimit.ts';

/** Delays between the three attempts at one version, in milliseconds. */
const retryDelaysMs = [250, 750];

/** Time in milliseconds within which a version must load: shorter if the previous version can replace it. */
type Budget = { readonly withOther: number; readonly last: number };

/** No version of a remote could be loaded. */
export class RemoteUnavailable extends Error {
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`${remote} can't be loaded`, { cause });
    this.remote = remote;
  }
}

/** Thrown for a version that can't be used, so that it is not retried. */
class UnusableVersion extends Error {}

/** A failed version, its route, and the error. */
export type Failure = {
  readonly remote: string;
  readonly version: string;
  readonly error: unknown;
  readonly route?: string;
};

/** Dependencies of the loader; `prepare` loads a remote's texts before its first screen is shown. */
export type LoaderParts = {
  readonly readManifest: (version: RemoteVersion) => Promise<Container>;
  readonly openContainer: (container: Container, attempt: number, version: RemoteVersion) => Promise<unknown>;
  readonly report: (failure: Failure) => void;
  readonly prepare?: (remote: Remote) => Promise<void>;
  /** Called before a version is opened, to load its scripts in parallel with its manifest. */
  readonly preloadScripts?: (version: RemoteVersion) => void;
  /** Called before a version's code runs for a screen. */
  readonly beforeRun?: (version: RemoteVersion, path: string) => void;
  /** Restores built-in functions that a remote has replaced; returns the name of the first one, if any. */
  readonly restoreBuiltins?: () => string | undefined;
  readonly budget?: Budget;
  readonly wait?: (ms: number) => Promise<void>;
};

/** A loaded screen with its remote and version. */
export type LoadedScreen = { readonly Screen: ComponentType; readonly remote: Remote; readonly version: string };

/** A loaded remote with its version. */
export type LoadedRemote = { readonly remote: Remote; readonly version: string };

/** Loads screens and panels of remotes. */
export type Loader = {
  /** Loads the remote: the version in use, else the previous one. */
  readonly remote: (registered: RegisteredRemote) => Promise<LoadedRemote>;
  /** Loads the screen for a path of the remote. */
  readonly screen: (registered: RegisteredRemote, path: string) => Promise<LoadedScreen>;
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function asRemote(module: unknown): Remote {
  const remote = (module as { readonly default?: Partial<Remote> } | null)?.default;
  if (!remote?.record || !remote.screens) throw new Error('the container exposes no remote');
  return remote as Remote;
}

/**
 * Creates a loader. Each version has three attempts within its time budget. When the version in use fails, the failure
 * is reported and the previous version is used [interface.remote-failure]. A version also fails if the files of one of
 * its screens fail [portal.isolated].
 */
export function createLoader({
  readManifest,
  openContainer,
  report,
  prepare,
  preloadScripts,
  beforeRun,
  restoreBuiltins,
  budget = { withOther: 5_000, last: 30_000 },
  wait = pause,
}: LoaderParts): Loader {
  const opened = new Map<string, Promise<Remote>>();
  const failures = new Map<string, number>();
  // A version that failed is not retried while the other version works: a page uses only one version.
  const broken = new Set<string>();

  const open = async (version: RemoteVersion) => {
    const attempt = failures.get(version.manifest) ?? 0;
    if (attempt === 0) preloadScripts?.(version);
    const container = version.container
      ? { ...version.container, entry: new URL(version.container.entry, new URL(version.manifest, location.href)).href }
      : await readManifest(version);
    const remote = asRemote(await openContainer(container, attempt, version));
    // The texts of a version that arrives late would replace those of the version shown instead.
    if (broken.has(version.manifest)) throw new UnusableVersion('loaded too late');
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

  const withRetries = async <T>(version: RemoteVersion, load: () => Promise<T>, isOver: () => boolean): Promise<T> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await load();
      } catch (error) {
        const ms = retryDelaysMs[attempt];
        if (isOver() || ms === undefined || error instanceof UnusableVersion) throw error;
        forget(version);
        await wait(ms);
        if (isOver()) throw error;
      }
    }
  };

  const versionsToTry = (registered: RegisteredRemote) => {
    const all = [registered, registered.previous].filter((version) => version !== undefined);
    const working = all.filter((version) => !broken.has(version.manifest));
    return working.length > 0 ? working : all;
  };

  /** Refuses a version that replaced a built-in function; only reports it if no other version is left. */
  const checkBuiltins = ({ name, version }: RemoteVersion, isLast: boolean) => {
    const replacedBuiltin = restoreBuiltins?.();
    if (!replacedBuiltin) return;
    const error = new UnusableVersion(`replaces ${replacedBuiltin}`);
    if (!isLast) throw error;
    report({ remote: name, version, error });
  };

  const fromAnyVersion = async <T>(
    registered: RegisteredRemote,
    loadFrom: (remote: Remote, version: RemoteVersion) => Promise<T>,
    route?: string,
  ) => {
    let lastError: unknown;
    const versions = versionsToTry(registered);
    for (const version of versions) {
      const isLast = version === versions.at(-1);
      broken.delete(version.manifest);
      try {
        if (route !== undefined) beforeRun?.(version, route);

        const load = async () => {
          try {
            return await loadFrom(await remoteOf(version), version);
          } finally {
            checkBuiltins(version, isLast);
          }
        };

        return await withTimeLimit(isLast ? budget.last : budget.withOther, (isOver) =>
          withRetries(version, load, isOver),
        );
      } catch (error) {
        lastError = error;
        restoreBuiltins?.();
        forget(version);
        broken.add(version.manifest);
        report({ remote: registered.name, version: version.version, error, ...(route !== undefined && { route }) });
      }
    }
    throw new RemoteUnavailable(registered.name, lastError);
  };

  const screenOf = (registered: RegisteredRemote, path: string) =>
    fromAnyVersion(
      registered,
      async (remote, { version }) => {
        const screen = remote.screens[path];
        if (!screen) throw new Error(`no screen for ${path}`);
        return { Screen: (await screen()).default, remote, version };
      },
      path,
    );

  // Calls for a pending screen share its attempts.
  const pending = new Map<string, Promise<LoadedScreen>>();

  return {
    remote: (registered) => fromAnyVersion(registered, async (remote, { version }) => ({ remote, version })),
    screen: (registered, path) => {
      const key = `${registered.manifest} ${path}`;
      const screen = pending.get(key) ?? screenOf(registered, path).finally(() => pending.delete(key));
      pending.set(key, screen);
      return screen;
    },
  };
}
