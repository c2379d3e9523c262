import type { RemoteVersion } from '@memocartes/shared-shell/remote';

import { shareScope } from '../shareScope.ts';
import { type Digests, readDigests } from '../version-files/digests.ts';
import { loadScript } from '../version-files/loadScript.ts';
import type { Container } from '../version-files/manifest.ts';

/** The global that a remote's script sets: a container of the federation protocol. */
type Opened = {
  readonly init: (scope: typeof shareScope, initScope: unknown, options: Partial<Digests>) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
};

/**
 * Runs a remote's container and returns its `./remote` module. A retry uses another address, since a broken script may
 * be cached for a year. It also forgets the chunks of earlier attempts.
 *
 * The host calls the container protocol (`init`, `get`) directly: the federation plugin's runtime would add 15 KB to
 * every page.
 *
 * The browser refuses a script that doesn't match its digest in `version`.
 *
 * @throws Error when the digests or the script can't be loaded, or the script throws or exposes no `./remote`
 */
export async function openContainer(
  { name, entry }: Container,
  attempt: number,
  version: RemoteVersion,
): Promise<unknown> {
  const globals = globalThis as unknown as Record<string, Opened | undefined>;
  // Set to undefined: variables declared with `var` can't be deleted.
  if (attempt > 0) Object.assign(globals, { [name]: undefined, [`webpackChunk${name}`]: undefined });
  const file = entry.slice(entry.lastIndexOf('/') + 1);
  const digests = readDigests(version);
  // `digests` is awaited below: an earlier rejection must not be reported as unhandled.
  digests.catch(() => undefined);
  await loadScript(attempt > 0 ? `${entry}?attempt=${Date.now()}` : entry, version.integrity?.[file]);
  const container = globals[name];
  if (!container) throw new Error(`${entry} leaves no container`);
  // The container's runtime (`tools/webpack/runtime.js`) checks its chunks against the digests.
  await container.init(shareScope, [], await digests);
  const factory = await container.get('./remote');
  return factory();
}
