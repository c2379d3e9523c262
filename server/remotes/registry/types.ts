import type { CandidateAudience } from '@memocartes/contract/remotes/candidates';

/** A remote's description of itself: the data of its `record.ts`. */
export type RemoteRecord = {
  readonly name: string;
  readonly shell: string;
  readonly roles: readonly string[];
  readonly routes: readonly { readonly path: string }[];
  readonly planned?: readonly string[];
};

/** A published build, as browsers read it (`shared-shell/remote/registry.ts` documents its fields). */
export type RemoteVersion = RemoteRecord & {
  readonly version: string;
  readonly manifest: string;
  readonly first?: readonly string[];
  readonly container?: { readonly name: string; readonly entry: string; readonly runtime?: 'official' };
  readonly integrity?: Readonly<Record<string, string>>;
};

export type RegisteredRemote = RemoteVersion & {
  readonly previous?: RemoteVersion;
  readonly candidate?: RemoteVersion & CandidateAudience;
  readonly disabled?: true;
};

/** `registry.json`: every remote of a portal. */
export type Registry = { readonly remotes: Readonly<Record<string, RegisteredRemote>> };

/** Names that a build imports from the shell, by module; `true` means the whole module. */
export type ModuleNames = Readonly<Record<string, readonly string[] | true>>;

/** A version in `history.json`. Dates are ISO instants. */
export type HistoryVersion = {
  readonly entry: RemoteVersion;
  readonly published: string;
  /** User name of the person who ran the command, on their machine. */
  readonly by?: string;
  readonly commit?: string;
  readonly nbFiles?: number;
  readonly bytes?: number;
  /** Modules that the version requires from the shell. */
  readonly needs?: ModuleNames;
  /**
   * Whether it was published from another repository: such remotes and those of the portal's repository never replace
   * each other [portal.own-repository].
   */
  readonly isExternal?: true;
  /** When it last became the version in use; absent for a candidate that was never promoted. */
  readonly used?: string;
  /** When it last left the registry: pages opened before may still need its files. */
  readonly left?: string;
  /** Set when it was rolled back or dropped: it can't be published again, only promoted by its name. */
  readonly bad?: { readonly at: string; readonly reason: string };
};

export const actions = [
  'PUBLISHED',
  'CANDIDATE',
  'PROMOTED',
  'ROLLED_BACK',
  'CANDIDATE_DROPPED',
  'UNPUBLISHED',
  'DISABLED',
  'ENABLED',
] as const;

/** For a version in the last seven days: its loads and failures, the people who used it, those for whom it failed. */
export type Figures = {
  readonly loads: number;
  readonly failures: number;
  readonly people: number;
  readonly failedPeople: number;
};

/** A change of a remote. `by` is absent when the server made it automatically; `figures` then give the reason. */
export type RemoteEvent = {
  readonly at: string;
  readonly action: (typeof actions)[number];
  readonly version: string;
  readonly by?: string;
  readonly reason?: string;
  readonly figures?: Figures;
};

/** Versions and events of a remote, oldest first. */
export type RemoteHistory = { readonly versions: readonly HistoryVersion[]; readonly events: readonly RemoteEvent[] };

/** `history.json`, which is not served. */
export type History = { readonly remotes: Readonly<Record<string, RemoteHistory>> };

/** Content of `registry.json` and `history.json`, which change together. */
export type State = { readonly registry: Registry; readonly history: History };
