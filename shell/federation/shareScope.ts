import { type Provided, provided } from './provided.ts';

type Factory = () => unknown;

/** A shared module as the federation runtime of a remote expects it, which keeps its own notes in it. */
export type Share = {
  readonly version: string;
  readonly from: 'shell';
  readonly scope: readonly ['default'];
  readonly strategy: 'loaded-first';
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
  readonly useIn: string[];
  readonly deps: string[];
  readonly get: () => Promise<Factory>;
  loading?: Promise<Factory> | null;
  loaded?: boolean;
  lib?: Factory;
};

/** What the host shares, by what remotes ask for, then by version. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Share>>>>;

function share({ version, get }: Provided): Share {
  const made: Share = {
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
        // The runtime would wait for this very attempt for ever: let it ask again.
        made.loading = null;
        throw error;
      }
    },
  };
  return made;
}

/** Makes the share scope of a table of modules. */
export const scopeOf = (table: Readonly<Record<string, Provided>>): ShareScope =>
  Object.fromEntries(Object.entries(table).map(([key, module]) => [key, { [module.version]: share(module) }]));

/** The portal's share scope: remotes take from it, and from nowhere else. */
export const shareScope = scopeOf(provided);
