import type { Registry } from '@memocartes/shared-shell/remote';

import { fetchJson } from './fetchJson.ts';

const isRegistry = (value: unknown): value is Registry => !!(value as Registry | null)?.remotes;

/**
 * Reads the registry: the portal's current remotes.
 *
 * @throws UnreachableFile when there is no response in time, Error when the registry isn't valid.
 */
export async function readRegistry(): Promise<Registry> {
  const value = await fetchJson('/remotes/registry.json');
  if (!isRegistry(value)) throw new Error('the registry of remotes is malformed');
  return value;
}
