import { existsSync, readFileSync } from 'node:fs';

import type { Compiler } from 'webpack';

import { facadeOf, facades } from './sharing.ts';

/** The names that a library's facade hands over. */
export function namesOf(library: string): ReadonlySet<string> {
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

/** Refuses to build a remote that asks a shared library for something that its host's facade doesn't hand over. */
export class FacadeGuard {
  apply(compiler: Compiler): void {
    const names = new Map(facades.map((library) => [library, namesOf(library)]));
    compiler.hooks.compilation.tap('FacadeGuard', (compilation, { normalModuleFactory }) => {
      const watch = (parser: { hooks: { importSpecifier: { tap: (name: string, check: Check) => void } } }) =>
        parser.hooks.importSpecifier.tap('FacadeGuard', (_statement, source, name) => {
          const known = names.get(String(source));
          if (!known || known.has(name ?? '*')) return;
          const text = `“${name ?? '*'}” of ${String(source)} is not handed over by the shell: add it to ${facadeOf(String(source))}.`;
          compilation.errors.push(new compiler.webpack.WebpackError(text));
        });
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('FacadeGuard', watch);
      }
    });
  }
}

type Check = (statement: unknown, source: unknown, name: string | null) => undefined | boolean | void;
