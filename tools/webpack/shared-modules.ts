import type { Compilation, Compiler, Module } from 'webpack';

import { provisions } from './sharing.ts';

/** What a build hands over or takes, by module: the names, or `true` for a module that is handed over whole. */
export type Names = Readonly<Record<string, readonly string[] | true>>;

/** Files of a build, for `publish` alone: what the shell hands over, what a remote takes. */
export const offerFile = '.offer.json';
export const needsFile = '.needs.json';

type Consumed = Module & { readonly options: { readonly shareKey: string } };

/** First name of a thing that is imported: none of a whole module. */
const nameOf = (dependency: unknown) => (dependency as { readonly ids?: readonly string[] }).ids?.[0];

/** What the modules of a remote import from those of its host. */
function needsOf({ modules, moduleGraph }: Compilation): Names {
  const consumed = [...modules].filter((module): module is Consumed => module.type === 'consume-shared-module');
  const needs = consumed.map((module): [string, string[]] => {
    const names = [...moduleGraph.getIncomingConnections(module)].map(({ dependency }) => nameOf(dependency));
    return [module.options.shareKey, [...new Set(names.filter((name) => name !== undefined))].sort()];
  });
  return Object.fromEntries(needs.sort(([a], [b]) => a.localeCompare(b)));
}

/** What the host's table of modules holds. */
function offerOf({ modules, moduleGraph }: Compilation, development: boolean): Names {
  const table = [...modules].find((module) => module.nameForCondition()?.endsWith('federation/provided.ts'));
  const requests = new Map(
    (table?.blocks ?? []).flatMap(({ dependencies }) =>
      dependencies.map((dependency): [string, Module | null] => [
        (dependency as { readonly request?: string }).request ?? '',
        moduleGraph.getModule(dependency),
      ]),
    ),
  );
  const offered = provisions(development).map(({ key, request }): [string, readonly string[] | true] => {
    const module = requests.get(request);
    const names = module ? moduleGraph.getProvidedExports(module) : [];
    return [key, Array.isArray(names) ? [...names].sort() : true];
  });
  return Object.fromEntries(offered);
}

/** Writes beside a build what it hands over (the shell) or takes (a remote): publishing compares the two. */
export class HandedOver {
  readonly #side: 'offer' | 'needs';

  constructor(side: 'offer' | 'needs') {
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HandedOver', (compilation) => {
      compilation.hooks.processAssets.tap('HandedOver', () => {
        const offer = this.#side === 'offer';
        const names = offer ? offerOf(compilation, compiler.options.mode === 'development') : needsOf(compilation);
        compilation.emitAsset(offer ? offerFile : needsFile, new sources.RawSource(JSON.stringify(names)));
      });
    });
  }
}
