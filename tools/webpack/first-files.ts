import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AsyncDependenciesBlock, Compilation, Compiler, Module, ModuleGraph } from 'webpack';

import { packageDir } from '../packages.ts';

/** File of a remote's build that only `publish` reads: it lists the files of the remote's first screen. */
export const firstFilesFile = '.first.json';

/** The first screen in `remote.ts`: its import, and the names of its texts. */
const screen = /'\/[^']*':\s*(?:withTexts\(\s*)?\(\)\s*=>\s*import\('([^']+)'\)((?:,\s*\w+)*)/;

/** The texts of all screens in `remote.ts`: the arguments of `joinTexts`, or one name. */
const remoteTexts = /^ {2}texts: (?:joinTexts\(([^;]*)\)|(\w+)),$/m;

/**
 * Imports of `remote.ts` for its first screen. `request`: path of the screen. `texts`: paths of the modules with the
 * texts of the screen and of the remote.
 */
function firstImports(source: string): { readonly request: string; readonly texts: readonly string[] } {
  const [, request = '', screenTexts = ''] = screen.exec(source) ?? [];
  const names = `${screenTexts} ${remoteTexts.exec(source)?.slice(1).join(' ') ?? ''}`.matchAll(/\w+/g);
  const modules = [...names].map(
    ([name]) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1] ?? '',
  );
  return { request, texts: modules.filter(Boolean) };
}

const requestOf = ({ dependencies }: AsyncDependenciesBlock) =>
  (dependencies[0] as { readonly request?: string } | undefined)?.request ?? '';

const isFrench = (block: AsyncDependenciesBlock) => /(^|[./])fr\.json$/.test(requestOf(block));
const isTexts = (module: Module) => /\/texts\.[jt]s$/.test(module.nameForCondition() ?? '');

/** Modules of texts, with the modules whose texts they join. */
function withJoinedTexts(modules: readonly Module[], moduleGraph: ModuleGraph): readonly Module[] {
  const all = new Set(modules);
  for (const module of all) {
    for (const { module: imported } of moduleGraph.getOutgoingConnections(module)) {
      if (isTexts(imported)) all.add(imported);
    }
  }
  return [...all];
}

/** Dynamic imports that the first screen loads: the screen itself and its French texts. */
function firstBlocks({ modules, moduleGraph }: Compilation, remoteFile: string) {
  const remote = [...modules].find((module) => module.nameForCondition() === remoteFile);
  if (!remote) return { screens: [], texts: [] };
  const { request, texts } = firstImports(readFileSync(remoteFile, 'utf8'));
  const imported = remote.dependencies
    .filter((dependency) => texts.includes((dependency as { readonly request?: string }).request ?? ''))
    .map((dependency) => moduleGraph.getModule(dependency))
    .filter((module) => module !== null);
  return {
    screens: remote.blocks.filter((block) => requestOf(block) === request),
    texts: [remote, ...withJoinedTexts(imported, moduleGraph)].flatMap(({ blocks }) => blocks.filter(isFrench)),
  };
}

/**
 * Writes the names of the files that the first screen loads, and bundles the French texts of this screen in one file.
 * `publish` lists the digests of these files separately if the build has many files.
 */
export class FirstFiles {
  readonly #remoteFile: string;

  #isFirstText: (module: Module) => boolean = () => false;

  constructor(packageName: string) {
    this.#remoteFile = join(packageDir(packageName), 'remote.ts');
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources, optimize } = compiler.webpack;
    const texts = {
      test: (module: Module) => this.#isFirstText(module),
      name: 'texts',
      chunks: 'async',
      enforce: true,
    } as const;
    new optimize.SplitChunksPlugin({
      chunks: 'async',
      cacheGroups: { default: false, defaultVendors: false, texts },
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap('FirstFiles', (compilation) => {
      let blocks: readonly AsyncDependenciesBlock[] = [];
      // Runs before modules are concatenated, after which imports are no longer visible.
      compilation.hooks.finishModules.tap('FirstFiles', () => {
        const { screens, texts } = firstBlocks(compilation, this.#remoteFile);
        const first = new Set(
          texts.flatMap(({ dependencies }) => dependencies.map((item) => compilation.moduleGraph.getModule(item))),
        );
        blocks = [...screens, ...texts];
        this.#isFirstText = (module) => first.has(module);
      });
      const stage = stages.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstFiles', stage }, () => {
        const groups = blocks.map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
        const files = groups.flatMap((group) => (group?.chunks ?? []).flatMap((chunk) => [...chunk.files]));
        compilation.emitAsset(firstFilesFile, new sources.RawSource(JSON.stringify([...new Set(files)].sort())));
      });
    });
  }
}
