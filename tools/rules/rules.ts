import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A product rule from `docs/product`. Tests name it in their title: `[accounts.phone]`. */
export type Rule = {
  readonly id: string;
  readonly text: string;
  /** Path of its page from the root of the repository. */
  readonly page: string;
};

const rulePattern = /^- \*\*\[([a-z-]+\.[a-z0-9-]+)\]\*\* (.+(?:\n {2}\S.*)*)$/gm;

/** The rules of one page, in order: list items that begin with an id in bold. */
export const rulesOf = (page: string, markdown: string): Rule[] =>
  [...markdown.matchAll(rulePattern)].map(([, id, text]) => ({ id: id!, text: text!.replaceAll(/\n +/g, ' '), page }));

/** Every rule of the product, page by page. */
export const readRules = (root: string): Rule[] =>
  globSync('docs/product/*.md', { cwd: root })
    .sort()
    .flatMap((page) => rulesOf(page, readFileSync(join(root, page), 'utf8')));
