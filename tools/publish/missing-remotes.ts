import { readRegistry } from '../../server/remotes/registry/files.ts';
import { build } from '../nx.ts';
import { remotes } from '../packages.ts';
import { publish } from './publish.ts';

/**
 * Builds and publishes the remotes that are neither registered nor in development. Publishing compares them with the
 * names that the built shell provides, so the shell is built with them.
 *
 * @throws Error with the output of the build, or with the reasons why a remote is refused
 */
export async function publishMissing(
  inDevelopment: readonly string[],
  remotesDir: string,
  run: { readonly build: (packages: readonly string[]) => Promise<unknown>; readonly publish: typeof publish } = {
    build,
    publish,
  },
): Promise<void> {
  const registered = readRegistry(remotesDir).remotes;
  const missing = remotes.filter((name) => !inDevelopment.includes(name) && !registered[name]);
  if (missing.length === 0) return;
  await run.build(['shell', ...missing]);
  for (const name of missing) await run.publish(name, remotesDir, { isUnattended: true });
}
