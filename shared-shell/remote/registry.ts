import type { CandidateAudience } from '@memocartes/contract/remotes/candidates';

import type { RemoteRecord } from './record.ts';

/** A published build of a remote. Its files never change. */
export type RemoteVersion = RemoteRecord & {
  readonly version: string;
  /**
   * Address of the manifest, `/remotes/<name>/<version>/mf-manifest.json`; absolute if the files are on another origin.
   */
  readonly manifest: string;
  /** Scripts that every screen needs, in the folder of the manifest: the container and its exposed module. */
  readonly first?: readonly string[];
  /**
   * The container: the global variable that its script sets, and the script's address. Absent in development, where the
   * manifest contains it. `runtime` is `official` if the remote was built without the portal's configuration, and
   * therefore needs the official federation runtime.
   */
  readonly container?: { readonly name: string; readonly entry: string; readonly runtime?: 'official' };
  /**
   * Digests (`sha256-…`) of files by their path in the version's folder. The files are those of `first`,
   * `integrity.json` and, if any, `integrity.first.json`. The portal serves the last two, which contain the digests of
   * other files. Absent in development.
   */
  readonly integrity?: Readonly<Record<string, string>>;
};

/** A new version that only some accounts get: see `getsCandidate` of the contract. */
export type RemoteCandidate = RemoteVersion & CandidateAudience;

/** A remote in the registry. */
export type RegisteredRemote = RemoteVersion & {
  /** The good version that was in use last, other than the current one. */
  readonly previous?: RemoteVersion;
  readonly candidate?: RemoteCandidate;
  /** Whether the remote is disabled: its menu entries are hidden, and its pages say that it is unavailable. */
  readonly disabled?: true;
};

/** `/remotes/registry.json`: every remote of the portal, by name. */
export type Registry = { readonly remotes: Readonly<Record<string, RegisteredRemote>> };
