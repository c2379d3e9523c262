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
   * `sha256-…` of files by their path in the version's folder: those of `first`, and `integrity.json`, which lists
   * every file of the version in the same form and always comes from the portal. Absent in development.
   */
  readonly integrity?: Readonly<Record<string, string>>;
};

/** A new version for a part of the accounts: see `getsCandidate` of the contract. */
export type RemoteCandidate = RemoteVersion & CandidateAudience;

/** A remote in the registry. */
export type RegisteredRemote = RemoteVersion & {
  /** The last good version before the one in use. */
  readonly previous?: RemoteVersion;
  readonly candidate?: RemoteCandidate;
  /** Whether it is disabled: its menu entries are hidden, and its paths show that it is closed. */
  readonly disabled?: true;
};

/** `/remotes/registry.json`: every remote of the portal, by name. */
export type Registry = { readonly remotes: Readonly<Record<string, RegisteredRemote>> };
