import MiniCssExtract from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * JavaScript expression for the digest of a file. The host passes the digests to `runtime.js`; without them, as in
 * development, its value is an empty string.
 */
const digestOf = (address: string) =>
  `(__webpack_require__.integrity || {})[${address}.slice(__webpack_require__.p.length)] || ''`;

/** Loads a remote's chunks with the integrity from the registry, so that browsers refuse changed files. */
export class ChunkIntegrity {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      const scripts = LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap('ChunkIntegrity', (source) => `${source}\nscript.integrity = ${digestOf('url')};`);
      const styles = MiniCssExtract.getCompilationHooks(compilation);
      styles.beforeTagInsert.tap('ChunkIntegrity', (source, { tag, href }) =>
        [source, `${tag}.integrity = ${digestOf(href)};`].join('\n'),
      );
    });
  }
}
