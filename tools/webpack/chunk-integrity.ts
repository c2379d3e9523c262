import MiniCssExtract from 'mini-css-extract-plugin';
import type { Compiler } from 'webpack';

/**
 * JavaScript expression for the digest of the file at the address that `addressExpression` gives. The host passes the
 * digests to `runtime.js`; without them, as in development, the expression gives an empty string.
 */
const digestOf = (addressExpression: string) =>
  `(__webpack_require__.integrity || {})[${addressExpression}.slice(__webpack_require__.p.length)] || ''`;

/**
 * Loads a remote's chunks with their digests in `integrity.json`, so that browsers refuse changed files. The registry
 * contains the digest of that list.
 */
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
