import type { CandidateAudience } from '@memocartes/contract/remotes/candidates';

import type { RemoteRecord } from './record.ts';

/** A published build of a remote. Its files never change. */
export type RemoteVersion = RemoteRecord & {
  readonly version: string;
  /**
   * Address of the manifest, `/remotes/<name>/<version>/mf-manifest.json`; absolute if the files are on another origin.
   */
  readonly manifest: string;
  /** Scripts next to the manifest that every screen needs: the container and its exposed module. */
  readonly first?: readonly string[];
  /**
   * The container: the global variable that its script sets, and the script's address. Absent in development, where the
   * manifest contains it. `runtime`: whether the remote was not built with the portal's configuration and needs the
   * federation runtime.
   */
  readonly container?: { readonly name: string; readonly entry: string; readonly runtime?: 'official' };
  /**
   * Digests (`sha256-…`) by path in the version's folder: of the files of `first`, of `integrity.json`, which lists every
   * file in the same form, and of `integrity.first.json`, if any. The portal serves both lists. Absent in development.
   */
  readonly integrity?: Readonly<Record<string, string>>;
};

/** A new version that only a part of the accounts get: see `getsCandidate` of the contract. */
export type RemoteCandidate = RemoteVersion & CandidateAudience;

/** A remote in the registry. */
export type RegisteredRemote = RemoteVersion & {
  /** The good version that was in use last, other than the current one. */
  readonly previous?: RemoteVersion;
  readonly candidate?: RemoteCandidate;
  /** Whether the remote is disabled: its menu entries are hidden, and its paths show that it is closed. */
  readonly disabled?: true;
};

/** `/remotes/registry.json`: every remote of the portal, by name. */
export type Registry = { readonly remotes: Readonly<Record<string, RegisteredRemote>> };
