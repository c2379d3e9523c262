import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import ts from 'typescript';

import { root } from '../packages.ts';

const excludedFolders = new Set(['node_modules', 'dist', '.data', '.cache', 'storybook-static', 'test-results']);
const files = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: (path) => excludedFolders.has(basename(path)) }).sort();

/** A file of texts: its path, and its French and English texts by key. */
type TextFile = { readonly file: string; readonly fr: Map<string, string>; readonly en: Map<string, string> };

type Tree = { readonly [key: string]: string | Tree };

const flatten = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

const readTexts = (file: string) => new Map(flatten(JSON.parse(readFileSync(join(root, file), 'utf8')) as Tree));

/** Every file of texts of the screens. */
export const textFiles = (): TextFile[] =>
  files(['*/**/fr.json', '*/**/*.fr.json']).map((file) => ({
    file,
    fr: readTexts(file),
    en: readTexts(file.replace(/fr\.json$/, 'en.json')),
  }));

/** Distinguishes French from the English of summaries and logs. */
const french =
  /[éèêàçùûôîœ«»]|(?<![\p{L}’'])(?:le|la|les|des|du|une?|au|aux|votre|vous|cette|ce|est|pas|pour|dans|trop|aucune?|choisissez|bonjour|cartes?|plus)(?![\p{L}’'])|(?<!\p{L})[dlnscqj]’\p{L}/iu;

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const name =
      expression
        .getText()
        .replaceAll(/'[^']*'/g, '')
        .match(/\w+/g)
        ?.at(-1) ?? 'value';
    return `{{${name}}}${literal.text}`;
  });
  return node.head.text + spans.join('');
};

/** The French texts of a TypeScript source: strings, and templates with `{{name}}` for inserted values. */
export function frenchIn(file: string, source: string): string[] {
  const texts: string[] = [];

  const walk = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== undefined && french.test(text)) texts.push(text);
    ts.forEachChild(node, walk);
  };

  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return texts;
}

/**
 * French texts in sources, outside the files of texts: messages of the server, mails, printed pages, texts of
 * components. Cards and fixtures are excluded.
 */
export const sourceTexts = (): { readonly file: string; readonly text: string }[] =>
  files(['{server,contract}/**/*.ts', 'shared-ui/theme/texts.ts', 'shared-api/*.ts', 'shell/{main.ts,sign-in/*.ts}'])
    .filter(
      (file) => !/\.test\.ts$|^server\/(?:testing|app|demo\/cards)|card-text|cards\/layout\/(?!patterns)/.test(file),
    )
    .flatMap((file) => frenchIn(file, readFileSync(join(root, file), 'utf8')).map((text) => ({ file, text })));
