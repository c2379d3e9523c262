import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');

const classesIn = (css: string) => [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name!);

/** Every class that a style sheet of a web package has a rule for. */
const styledClasses = new Set(
  globSync('{shell,shared-*,mf-*}/**/*.css', { cwd: root, exclude: (path) => /node_modules|dist/.test(path) }).flatMap(
    (path) => classesIn(readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')),
  ),
);

/**
 * Classes of the page's elements that have rules only in style sheets that the page has not loaded: a component relies
 * on a style sheet that another component imports.
 */
export async function classesWithoutStyle(page: Page): Promise<string[]> {
  const { used, selectors } = await page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...(rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : []),
      ]);

    return {
      used: [...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))],
      selectors: [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules)).join(),
    };
  });
  const loaded = new Set(classesIn(selectors));
  return used.filter((name) => styledClasses.has(name) && !loaded.has(name));
}
