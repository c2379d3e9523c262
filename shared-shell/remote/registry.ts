import type { CandidateAudience } from '@memocartes/contract/remotes/candidates';

import type { RemoteRecord } from './record.ts';

/** A published build of a remote. Its files never change. */
export type RemoteVersion = RemoteRecord & {
  readonly version: string;
  /** Address of the manifest, `/remotes/<name>/<version>/mf-manifest.json`; absolute when another origin has the files. */
  readonly manifest: string;
  /** Scripts next to the manifest that every screen needs: the container and what it exposes. */
  readonly first?: readonly string[];
  /**
   * The container: the global variable that its script sets, and the script's address. Absent in development, where the manifest
   * names it. `runtime`: it was not built with the portal's settings and needs the federation's own runtime.
   */
  readonly container?: { readonly name: string; readonly entry: string; readonly runtime?: 'official' };
  /**
   * `sha384-…` of files in the version's folder, by their path in it: those of `first`, and `integrity.json`, which lists every file
   * of the version in the same form and is the portal's own in any case. Absent in development.
   */
  readonly integrity?: Readonly<Record<string, string>>;
};

/** A new version that a part of the accounts gets: see `getsCandidate` of the contract. */
export type RemoteCandidate = RemoteVersion & CandidateAudience;

/** A remote as the registry names it. */
export type RegisteredRemote = RemoteVersion & {
  /** The last good version before the one in use. */
  readonly previous?: RemoteVersion;
  readonly candidate?: RemoteCandidate;
  /** Its menu entries are hidden, and its paths say that it is closed for now. */
  readonly disabled?: true;
};

/** `/remotes/registry.json`: every remote that the portal has, by name. */
export type Registry = { readonly remotes: Readonly<Record<string, RegisteredRemote>> };
