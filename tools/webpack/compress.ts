import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { Compiler } from 'webpack';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Below this size (bytes) a second file saves nothing on the wire. */
const least = 200;

/** Writes a `.br` and a `.gz` beside each file worth it, so that the server compresses nothing while it answers. */
export class Compress {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Compress', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'Compress', stage }, async (assets) => {
        const texts = Object.entries(assets).filter(([name]) => /^[^.].*\.(js|css|svg|json)$/.test(name));
        await Promise.all(
          texts.map(async ([name, asset]) => {
            const bytes = Buffer.from(asset.source());
            if (bytes.length < least) return;
            const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            compilation.emitAsset(`${name}.br`, new sources.RawSource(await brotli(bytes, { params })));
            compilation.emitAsset(`${name}.gz`, new sources.RawSource(await gz(bytes, { level: 9 })));
          }),
        );
      });
    });
  }
}
