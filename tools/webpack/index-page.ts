import { readFileSync } from 'node:fs';

import type { Compiler } from 'webpack';

/**
 * Writes `index.html`: the room's own template with the entry's scripts and style sheets in its head, by their hashed
 * names. `/assets/` is absolute, because the page answers at any depth.
 */
export class IndexPage {
  readonly #template: string;

  constructor(template: string) {
    this.#template = template;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('IndexPage', (compilation) => {
      compilation.fileDependencies.add(this.#template);
      compilation.hooks.processAssets.tap({ name: 'IndexPage', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const tags = files.flatMap((file) => {
          if (file.endsWith('.css')) return [`<link rel="stylesheet" href="/${file}">`];
          if (file.endsWith('.js')) return [`<script defer src="/${file}"></script>`];
          return [];
        });
        const page = readFileSync(this.#template, 'utf8').replace('</head>', `  ${tags.join('\n    ')}\n  </head>`);
        compilation.emitAsset('index.html', new sources.RawSource(page));
      });
    });
  }
}
