import { request } from '@memocartes/shared-api/request';
import type { RemoteVersion } from '@memocartes/shared-shell/remote';

type Integrity = NonNullable<RemoteVersion['integrity']>;

/** The digests known when a container starts, and a function that reads the digests of all its files. */
export type Digests = { readonly integrity: Integrity; readonly readAllDigests?: () => Promise<Integrity | undefined> };

/**
 * Lists with the digests of all files of a version, and of the files of its first screen. The registry contains the
 * digests of the lists.
 */
const lists = { all: 'integrity.json', first: 'integrity.first.json' } as const;

/** Path of the first screen of remotes that have many files. */
const firstScreen = /^\/dashboard\/?$/i;

/**
 * The digests in a list and in the registry; only those in the registry if the version has no such list. The portal
 * serves lists even when the remote's files are on another origin.
 */
async function read({ name, version, integrity }: RemoteVersion, list: string): Promise<Integrity | undefined> {
  const digest = integrity?.[list];
  if (!digest) return integrity;
  const response = await request(`/remotes/${name}/${version}/${list}`, { integrity: digest });
  return { ...((await response.json()) as Integrity), ...integrity };
}

/** The digests of all files of a version. @throws Error when the list can't be read or was changed */
export const readAllDigests = (version: RemoteVersion): Promise<Integrity | undefined> => read(version, lists.all);

/** The digests that a version's container starts with. @throws Error like `readAllDigests` */
export async function readDigests(version: RemoteVersion): Promise<Partial<Digests>> {
  if (!version.integrity?.[lists.first]) {
    const integrity = await readAllDigests(version);
    return integrity ? { integrity } : {};
  }
  let all: ReturnType<typeof readAllDigests> | undefined;

  const readOnce = () => {
    all ??= readAllDigests(version).catch((error: unknown) => {
      all = undefined;
      throw error;
    });
    return all;
  };

  // Any other screen needs both lists: they are read in parallel.
  if (!firstScreen.test(location.pathname)) readOnce().catch(() => undefined);
  return { integrity: (await read(version, lists.first))!, readAllDigests: readOnce };
}
