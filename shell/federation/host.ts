import { createInstance } from '@module-federation/enhanced/runtime';

import type { Container } from './manifest.ts';
import { provided } from './provided.ts';

/** Longest wait for a remote's script, in milliseconds. */
const patience = 8000;

const shared = Object.fromEntries(
  Object.entries(provided).map(([key, { version, get }]) => [
    key,
    {
      version,
      get: () => get().then((module) => () => module),
      shareConfig: { singleton: true, requiredVersion: `^${version}` },
    },
  ]),
);

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared,
  shareStrategy: 'loaded-first',
  plugins: [{ name: 'patience', createScript: () => ({ timeout: patience }) }],
});

/** The runtime remembers a shared module that failed to come as one that is still coming: forget those. */
function forgetFailedShares() {
  for (const versions of Object.values(host.shareScopeMap['default'] ?? {})) {
    for (const share of Object.values(versions)) if (!share.loaded) share.loading = null;
  }
}

/**
 * Runs a remote's container and gives what it exposes. A later attempt starts from nothing: another name and another
 * address (a broken script may be cached for a year), and no chunk that an earlier attempt brought. Registering the same
 * name again by force would take the host's own shared modules away with it.
 *
 * @throws Error when the script doesn't come, throws, or exposes nothing of that name.
 */
export async function openContainer({ name, entry }: Container, attempt: number): Promise<unknown> {
  if (attempt > 0) {
    forgetFailedShares();
    // Not deleted: what a script declares with `var` can't be.
    Object.assign(globalThis, { [name]: undefined, [`webpackChunk${name}`]: undefined });
  }
  const alias = attempt > 0 ? `${name}.${attempt}` : name;
  const url = attempt > 0 ? `${entry}?attempt=${Date.now()}` : entry;
  host.registerRemotes([{ name: alias, entry: url, type: 'global', entryGlobalName: name }]);
  return host.loadRemote(`${alias}/remote`);
}
