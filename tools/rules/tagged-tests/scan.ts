import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import ts from 'typescript';

/** A test of rules: its file, its title without the ids, and the ids. */
export type TaggedTest = { readonly file: string; readonly title: string; readonly rules: readonly string[] };

/** `[accounts.phone]`, a rule of the product; `[asvs:6.3.1]`, a requirement of OWASP ASVS. */
const idPattern = /\s*\[(asvs:[^\]]+|[a-z-]+\.[a-z][a-z0-9-]*)\]/g;

/**
 * Ids that occur in a file but in none of its test titles: in another call, or in a comment.
 * @param isId distinguishes an id from code that looks like one, such as `[row.name]`
 */
export const strayIds = (source: string, titled: readonly TaggedTest[], isId: (text: string) => boolean): string[] =>
  [...source.matchAll(idPattern)]
    .map(([, id]) => id!)
    .filter((id) => isId(id) && !titled.some(({ rules }) => rules.includes(id)));

/** The name of the called function: `test` for `test.each(rows)('title', …)`. */
function rootName(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called) || ts.isCallExpression(called)) return rootName(called.expression);
  return undefined;
}

function titleOf(call: ts.CallExpression): string | undefined {
  const [title] = call.arguments;
  if (!title || call.arguments.length < 2) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : undefined;
}

/** Tests of one file with rule ids in their titles: `test('… [accounts.phone]', …)`. */
export function testsOf(file: string, source: string): TaggedTest[] {
  const tests: TaggedTest[] = [];

  const walk = (node: ts.Node, above: readonly string[]) => {
    const name = ts.isCallExpression(node) ? rootName(node.expression) : undefined;
    const title =
      ts.isCallExpression(node) && name && /^(test|it|describe|onOwnServer|testWithTwoConnections)$/.test(name)
        ? titleOf(node)
        : undefined;
    const rules = name === 'describe' ? [] : [...(title ?? '').matchAll(idPattern)].map(([, id]) => id!);
    const words = title === undefined ? above : [...above, title.replaceAll(idPattern, '')];
    if (rules.length > 0) tests.push({ file, title: words.join(' › '), rules });
    ts.forEachChild(node, (child) => walk(child, words));
  };

  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), []);
  return tests;
}

const ownTest = 'tools/rules/rules.check.test.ts';
const excludedFolders = ['node_modules', 'dist', '.data', '.cache', 'storybook-static', 'test-results'];

/**
 * Every test with rule ids in the repository, in the order of files.
 * @param ids the ids of all rules
 * @throws Error naming an id outside a title
 */
export function scan(root: string, ids: ReadonlySet<string>): TaggedTest[] {
  const isId = (text: string) => text.startsWith('asvs:') || ids.has(text);
  return globSync('*/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (path) => excludedFolders.includes(basename(path)),
  })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      if (file === ownTest || source.search(idPattern) < 0) return [];
      const tests = testsOf(file, source);
      const [stray] = strayIds(source, tests, isId);
      if (stray) throw new Error(`${stray} in ${file} is in no test’s title`);
      return tests;
    });
}
