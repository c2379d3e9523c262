import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { root } from '../packages.ts';

/** Sources that may contain SQL: TypeScript files of the packages that access the database. */
export const sqlSources = (): string[] =>
  globSync(['server/**/*.ts', 'bench/**/*.ts', 'tools/**/*.ts', 'e2e/**/*.ts'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
    .filter((file) => !file.startsWith('tools/sql/'))
    .sort();

/**
 * Aliases of one or two letters, with or without a digit: they say nothing about the rows. Short words of SQL and of
 * the API are allowed.
 */
const short = '(?!(?:as|at|by|do|id|in|is|nb|no|of|on|or|to|up)\\b)[a-z]{1,2}\\d?';
const inSql = [
  new RegExp(`\\b(?:from|join|update|into|using)\\s+(?:lateral\\s+)?[\\w.?]+\\s+(?:as\\s+)?${short}(?![\\w.(])`, 'g'),
  new RegExp(`\\)\\s*${short}(?![\\w.])`, 'g'),
  new RegExp(`\\bas\\s+${short}(?![\\w.])`, 'g'),
  new RegExp(`(?<![\\w.$"])${short}\\.[a-z_*?]+`, 'g'),
];
const inString = new RegExp(`^\\w+ as ${short}$`);
const isShort = new RegExp(`^${short}$`);

/** The text of a template or string: inserted values become `?`, and SQL strings become empty. */
function sqlOf(template: ts.TemplateLiteral | ts.StringLiteral): string {
  const text = ts.isTemplateExpression(template)
    ? template.head.text + template.templateSpans.map(({ literal }) => `?${literal.text}`).join('')
    : template.text;
  return text.replace(/'[^']*'/g, "''");
}

const isText = (node: ts.Node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
const looksLikeSql = /^\s*(select|insert into|update|delete from|with|explain)\s|\sjoin\s.*\son\s.*=/s;

/** The SQL of a node: a template with the tag `sql`, or a text that starts with an SQL keyword or joins tables. */
function sqlIn(node: ts.Node): string | undefined {
  if (ts.isTaggedTemplateExpression(node)) {
    return ts.isIdentifier(node.tag) && node.tag.text === 'sql' ? sqlOf(node.template) : undefined;
  }
  const text = isText(node) ? sqlOf(node) : '';
  return looksLikeSql.test(text) ? text : undefined;
}

const methodOf = ({ expression }: ts.CallExpression) =>
  ts.isPropertyAccessExpression(expression)
    ? expression.name.text
    : ts.isIdentifier(expression)
      ? expression.text
      : undefined;

/** Aliases in a call of the query builder: `selectFrom('students as s')`, `.as('n')`. */
function aliasesInCall(call: ts.CallExpression): string[] {
  const method = methodOf(call) ?? '';
  const strings = call.arguments
    .flatMap((argument) => (ts.isArrayLiteralExpression(argument) ? [...argument.elements] : [argument]))
    .filter(ts.isStringLiteral)
    .map(({ text }) => text);
  if (method === 'as') return strings.filter((text) => isShort.test(text));
  return /^(select|from|using)|(From|Table|Into|Join|JoinLateral)$/.test(method)
    ? strings.filter((text) => inString.test(text))
    : [];
}

/** Parts of a source that define or use a short alias of a table, subquery or column. */
export function shortAliases(file: string, source: string): string[] {
  if (!/sql[<`]|(?:From|Join)\w*\(|\.as\(|\b(?:select|update|delete|insert|join)\s/.test(source)) return [];
  const aliases = new Set<string>();

  const walk = (node: ts.Node) => {
    const text = sqlIn(node);
    for (const pattern of inSql) for (const alias of text?.match(pattern) ?? []) aliases.add(alias);
    if (ts.isCallExpression(node)) for (const alias of aliasesInCall(node)) aliases.add(alias);
    ts.forEachChild(node, walk);
  };

  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest));
  return [...aliases];
}

/** Every part of the repository's SQL sources that defines or uses a short alias, with its file. */
export const allShortAliases = (): string[] =>
  sqlSources().flatMap((file) =>
    shortAliases(file, readFileSync(join(root, file), 'utf8')).map((alias) => `${file}: ${alias}`),
  );
