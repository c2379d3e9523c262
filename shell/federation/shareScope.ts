import { type Provided, provided } from './provided.ts';

type Factory = () => unknown;

/** A shared module as the federation runtime expects it, and the state that the runtime writes into it. */
export type Share = {
  readonly version: string;
  readonly from: 'shell';
  readonly scope: readonly ['default'];
  readonly strategy: 'loaded-first';
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
  readonly useIn: string[];
  readonly deps: string[];
  readonly get: () => Promise<Factory>;
  /* oxlint-disable syntax/no-restricted-syntax -- the state of the runtime */
  loading?: Promise<Factory> | null;
  loaded?: boolean;
  lib?: Factory;
  /* oxlint-enable syntax/no-restricted-syntax */
};

/** The host's shared modules by import name, then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

function share({ version, get }: Provided): Share {
  const created: Share = {
    version,
    from: 'shell',
    scope: ['default'],
    strategy: 'loaded-first',
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
    useIn: [],
    deps: [],
    get: async () => {
      try {
        const module = await get();
        return () => module;
      } catch (error) {
        // Allows another attempt: otherwise the runtime would reuse the rejected promise.
        created.loading = null;
        throw error;
      }
    },
  };
  return created;
}

/** Creates a share scope from a table of modules. */
export const scopeOf = (table: Readonly<Record<string, Provided>>): ShareScope =>
  Object.fromEntries(Object.entries(table).map(([key, module]) => [key, { [module.version]: share(module) }]));

/** The portal's share scope: the only source of shared modules for remotes. */
export const shareScope = scopeOf(provided);
