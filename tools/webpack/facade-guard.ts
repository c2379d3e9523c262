import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';

import type { Compiler } from 'webpack';

import { root } from '../packages.ts';
import { facadeOf, facades } from './sharing.ts';

/** Names that a library's facade exports. */
function exportedNames(library: string): ReadonlySet<string> {
  const facade = facadeOf(library);
  if (!existsSync(facade)) return new Set();
  const source = readFileSync(facade, 'utf8');
  const lists = [...source.matchAll(/export \{([^}]*)\}/g)].map((match) => match[1] ?? '');
  return new Set(
    lists
      .join(',')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  );
}

/** Fails the build of a remote that imports a name that the host's facade of the library does not export. */
export class FacadeGuard {
  apply(compiler: Compiler): void {
    const names = new Map(facades.map((library) => [library, exportedNames(library)]));
    compiler.hooks.compilation.tap('FacadeGuard', (compilation, { normalModuleFactory }) => {
      const checkImports = (parser: {
        readonly state: { readonly module: { readonly resource?: string } };
        readonly hooks: { readonly importSpecifier: { readonly tap: (name: string, check: Check) => void } };
      }) =>
        parser.hooks.importSpecifier.tap('FacadeGuard', (_statement, source, name) => {
          const exported = names.get(String(source));
          if (!exported || exported.has(name ?? '*')) return;
          const { resource = '' } = parser.state.module;
          const text = `${relative(root, resource)}: “${name ?? '*'}” of ${String(source)} is not provided by the shell. Don’t import it, or add it to shell/federation/facades/${basename(facadeOf(String(source)))} of the portal’s repository.`;
          compilation.errors.push(new compiler.webpack.WebpackError(text));
        });

      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('FacadeGuard', checkImports);
      }
    });
  }
}

type Check = (statement: unknown, source: unknown, name: string | null) => undefined | boolean | void;
