import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A rule named in a comment of the sources: `[packs.max-cards]`. */
export type Citation = { readonly file: string; readonly id: string };

const comment = /^\s*(?:\{?\/?\*|\/\/|--)|\s\/\/\s|\/\*\*/;
const idPattern = /\[([a-z-]+\.[a-z][a-z0-9-]*)\]/g;
const excludedFolders = ['node_modules', 'dist', '.data', '.cache', 'storybook-static'];
/** Comments in this folder contain invented ids. */
const ownFolder = 'tools/rules';

/**
 * Rules named in comments of one file, each once.
 * @param domains first parts of all ids: `[packs.x]` is a citation, `[row.name]` is code
 */
export const citationsOf = (file: string, source: string, domains: ReadonlySet<string>): Citation[] => {
  const lines = source.split('\n').filter((line) => comment.test(line));
  const ids = lines.flatMap((line) => [...line.matchAll(idPattern)].map(([, id]) => id!));
  return [...new Set(ids)].filter((id) => domains.has(id.split('.')[0]!)).map((id) => ({ file, id }));
};

/** Every citation in the repository's sources, style sheets and migrations, except tests. */
export function readCitations(root: string, ids: ReadonlySet<string>): Citation[] {
  const domains = new Set([...ids].map((id) => id.split('.')[0]!));
  // `**` leaves out folders whose name begins with a dot.
  return globSync(['*/**/*.{ts,tsx,css,sql}', 'storybook/.storybook/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => path === ownFolder || excludedFolders.includes(basename(path)),
  })
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => citationsOf(file, readFileSync(join(root, file), 'utf8'), domains));
}
