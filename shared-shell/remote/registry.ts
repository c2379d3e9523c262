import type { RemoteRecord } from './record.ts';

/** A published build of a remote: where its manifest is, beside its files, for ever. */
export type RemoteVersion = RemoteRecord & {
  readonly version: string;
  /** Address of the manifest, `/remotes/<name>/<version>/mf-manifest.json`. */
  readonly manifest: string;
  /** Scripts next to the manifest that every screen needs: the container and what it exposes. */
  readonly first?: readonly string[];
};

/** A remote as the registry names it: the version in use, and the one to fall back to. */
export type RegisteredRemote = RemoteVersion & { readonly previous?: RemoteVersion };

/** `/remotes/registry.json`: every remote that the portal has, by name. */
export type Registry = { readonly remotes: Readonly<Record<string, RegisteredRemote>> };
