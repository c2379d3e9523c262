import { loadScript } from './loadScript.ts';
import type { Container } from './manifest.ts';
import { shareScope } from '../shareScope.ts';

/** What a remote's script leaves behind: the container of the federation protocol. */
type Opened = {
  readonly init: (scope: typeof shareScope) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
};

/**
 * Runs a remote's container and gives what it exposes. A later attempt starts from nothing: another address (a broken
 * script may be cached for a year), and no chunk that an earlier attempt brought.
 *
 * The host speaks the protocol of containers by itself, `init` then `get`: the federation runtime is the remote's, and a
 * second one here would cost 15 KB on every page to do what `loader.ts` does.
 *
 * @throws Error when the script doesn't come, throws, or exposes nothing of that name.
 */
export async function openContainer({ name, entry }: Container, attempt: number): Promise<unknown> {
  const globals = globalThis as unknown as Record<string, Opened | undefined>;
  // Not deleted: what a script declares with `var` can't be.
  if (attempt > 0) Object.assign(globals, { [name]: undefined, [`webpackChunk${name}`]: undefined });
  await loadScript(attempt > 0 ? `${entry}?attempt=${Date.now()}` : entry);
  const container = globals[name];
  if (!container) throw new Error(`${entry} leaves no container`);
  await container.init(shareScope);
  const factory = await container.get('./remote');
  return factory();
}
