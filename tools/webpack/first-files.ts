import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AsyncDependenciesBlock, Compilation, Compiler } from 'webpack';

import { packageDir } from '../packages.ts';

/** File of a remote's build that only `publish` reads: files of the remote's first screen. */
export const firstFilesFile = '.first.json';

/** The first screen in `remote.ts`: what it imports, and the names of its texts. */
const screen = /'\/[^']*':\s*(?:withTexts\(\s*)?\(\)\s*=>\s*import\('([^']+)'\)((?:,\s*\w+)*)/;

/** What `remote.ts` imports for its first screen: the screen and the modules of its texts. */
function firstImports(source: string): readonly string[] {
  const [, request = '', texts = ''] = screen.exec(source) ?? [];
  const modules = [...texts.matchAll(/\w+/g)].map(
    ([name]) => new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source)?.[1] ?? '',
  );
  return [request, ...modules];
}

const requestOf = ({ dependencies }: AsyncDependenciesBlock) =>
  (dependencies[0] as { readonly request?: string } | undefined)?.request ?? '';

/** Imports of the first screen: its own, those of the remote's French texts and of the screen's. */
function firstBlocks({ modules, moduleGraph }: Compilation, remoteFile: string): AsyncDependenciesBlock[] {
  const remote = [...modules].find((module) => module.nameForCondition() === remoteFile);
  if (!remote) return [];
  const wanted = firstImports(readFileSync(remoteFile, 'utf8'));
  const texts = remote.dependencies
    .filter((dependency) => wanted.includes((dependency as { readonly request?: string }).request ?? ''))
    .map((dependency) => moduleGraph.getModule(dependency))
    .filter((module) => module !== null);
  const isFrench = (block: AsyncDependenciesBlock) => /(^|[./])fr\.json$/.test(requestOf(block));
  return [
    ...remote.blocks.filter((block) => isFrench(block) || wanted.includes(requestOf(block))),
    ...texts.flatMap(({ blocks }) => blocks.filter(isFrench)),
  ];
}

/** Writes the names of the files that the first screen loads, whose digests `publish` lists apart. */
export class FirstFiles {
  readonly #remoteFile: string;

  constructor(packageName: string) {
    this.#remoteFile = join(packageDir(packageName), 'remote.ts');
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstFiles', (compilation) => {
      let blocks: AsyncDependenciesBlock[] = [];
      // Before modules are concatenated, which hides what imports what.
      compilation.hooks.finishModules.tap('FirstFiles', () => {
        blocks = firstBlocks(compilation, this.#remoteFile);
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
