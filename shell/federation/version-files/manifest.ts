import type { RemoteVersion } from '@memocartes/shared-shell/remote';

import { fetchJson } from '../registry/fetchJson.ts';

/**
 * A remote's container. `name`: also the global variable that its script sets. `entry`: the script's address.
 * `runtime`: set if the container was built for the official federation runtime.
 */
export type Container = { readonly name: string; readonly entry: string; readonly runtime?: 'official' };

type Manifest = {
  readonly name: string;
  readonly metaData: {
    readonly globalName: string;
    readonly remoteEntry: { readonly name: string; readonly path: string };
  };
};

const isManifest = (value: unknown): value is Manifest => {
  const manifest = value as {
    readonly name?: unknown;
    readonly metaData?: { readonly remoteEntry?: { readonly name?: unknown } };
  } | null;
  return typeof manifest?.name === 'string' && typeof manifest.metaData?.remoteEntry?.name === 'string';
};

/**
 * Reads a version's manifest, which is in the folder of its files.
 *
 * @throws Error when it can't be fetched or isn't a manifest, for example an HTML page.
 */
export async function readManifest(version: RemoteVersion): Promise<Container> {
  const value = await fetchJson(version.manifest);
  if (!isManifest(value)) throw new Error(`${version.manifest} is no manifest`);
  const folder = version.manifest.slice(0, version.manifest.lastIndexOf('/') + 1);
  return { name: value.metaData.globalName, entry: `${folder}${value.metaData.remoteEntry.name}` };
}
