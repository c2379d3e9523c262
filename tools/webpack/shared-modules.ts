import type { Compilation, Compiler, Module } from 'webpack';

import { providedModulesFile } from '../../server/remotes/registry/needs.ts';
import type { ModuleNames } from '../../server/remotes/registry/types.ts';
import { providedModules } from './sharing.ts';

/** File of a remote's build that only `publish` reads: it lists the names that the remote requires. */
export const requiredModulesFile = '.needs.json';

type Consumed = Module & { readonly options: { readonly shareKey: string } };

/** Name that a dependency imports; undefined when it imports the whole module. */
const nameOf = (dependency: unknown) => (dependency as { readonly ids?: readonly string[] }).ids?.[0];

/** Names that a remote imports from the modules of its host. */
function requiredNames({ modules, moduleGraph }: Compilation): ModuleNames {
  const consumed = [...modules].filter((module): module is Consumed => module.type === 'consume-shared-module');
  const required = consumed.map((module): [string, string[]] => {
    const names = [...moduleGraph.getIncomingConnections(module)].map(({ dependency }) => nameOf(dependency));
    return [module.options.shareKey, [...new Set(names.filter((name) => name !== undefined))].sort()];
  });
  return Object.fromEntries(required.sort(([a], [b]) => a.localeCompare(b)));
}

/** Names exported by the modules of the host's table. */
function providedNames({ modules, moduleGraph }: Compilation, isDevelopment: boolean): ModuleNames {
  const table = [...modules].find((module) => module.nameForCondition()?.endsWith('federation/provided.ts'));
  const requests = new Map(
    (table?.blocks ?? []).flatMap(({ dependencies }) =>
      dependencies.map((dependency): [string, Module | null] => [
        (dependency as { readonly request?: string }).request ?? '',
        moduleGraph.getModule(dependency),
      ]),
    ),
  );
  const provided = providedModules(isDevelopment).map(({ key, request }): [string, readonly string[] | true] => {
    const module = requests.get(request);
    const names = module ? moduleGraph.getProvidedExports(module) : [];
    return [key, Array.isArray(names) ? [...names].sort() : true];
  });
  return Object.fromEntries(provided);
}

/** Writes the names that the build provides (the shell) or requires (a remote), which `publish` compares. */
export class SharedModulesPlugin {
  readonly #side: 'provided' | 'required';

  constructor(side: 'provided' | 'required') {
    this.#side = side;
  }

  apply(compiler: Compiler): void {
    const { sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedModulesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('SharedModulesPlugin', () => {
        const isHost = this.#side === 'provided';
        const names = isHost
          ? providedNames(compilation, compiler.options.mode === 'development')
          : requiredNames(compilation);
        compilation.emitAsset(
          isHost ? providedModulesFile : requiredModulesFile,
          new sources.RawSource(JSON.stringify(names)),
        );
      });
    });
  }
}
