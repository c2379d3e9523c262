import postcss, { type ChildNode, type Container } from 'postcss';
import parse, { type Selector } from 'postcss-selector-parser';

import { isOpaque, remoteElements } from '../../webpack/screen-css.loader.ts';
import type { Problem } from './problems.ts';

const withoutSpace = (text: string) => text.replace(/\s+/g, '');
const confined = withoutSpace(remoteElements);

/** Maximum number of selectors named in a message. */
const maxNamed = 10;

function isInScope(node: ChildNode | Container | undefined): boolean {
  if (!node) return false;
  return (
    (node.type === 'atrule' && (node as unknown as { readonly name: string }).name === 'scope') ||
    isInScope(node.parent as Container)
  );
}

/** Whether the element that a selector styles has a class that starts with the remote's name and a dash. */
function stylesOwnClass(selector: Selector, name: string): boolean {
  const subject = selector.nodes.slice(selector.nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  return subject.some((node) => node.type === 'class' && node.value.startsWith(`${name}-`));
}

/** Selectors of a style sheet that could reach the shell's own header, menu and layout. */
export function unscopedSelectors(css: string, name: string): string[] {
  const unscoped: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (isOpaque(rule.parent) || isInScope(rule.parent)) return;
    parse((selectors) =>
      selectors.each((selector) => {
        const text = String(selector).trim();
        if (!withoutSpace(text).includes(confined) && !stylesOwnClass(selector, name)) unscoped.push(text);
      }),
    ).processSync(rule.selector);
  });
  return unscoped;
}

/**
 * Whether a style sheet has an `@page` rule without a name. Once loaded, such a rule applies to every print of the
 * portal, even before a screen of the remote is opened.
 */
function hasUnnamedPageRule(css: string): boolean {
  let isUnnamed = false;
  postcss.parse(css).walkAtRules(/^page\b/, ({ name, params }) => {
    isUnnamed ||= !/^page [\w-]/.test(`${name} ${params}`);
  });
  return isUnnamed;
}

/** Style sheets of a build that reach beyond the remote's own elements. */
export function cssProblems(name: string, files: ReadonlyMap<string, Buffer>): Problem[] {
  const sheets = [...files].filter(([path]) => path.endsWith('.css'));
  const pageRules = sheets
    .filter(([, content]) => hasUnnamedPageRule(String(content)))
    .map(([path]) => ({
      what: `${path} has an @page rule without a name, which applies to every print of the portal`,
      remedy: 'Name it, as in `@page my-sheet { … }`, and give its elements `page: my-sheet`.',
    }));
  const selectors = sheets
    .map(([path, content]) => ({ path, selectors: unscopedSelectors(String(content), name) }))
    .filter(({ selectors }) => selectors.length)
    .map(({ path, selectors }) => ({
      what: `${path} styles more than the remote’s own elements: ${selectors.slice(0, maxNamed).join(' | ')}${selectors.length > maxNamed ? ` and ${selectors.length - maxNamed} more` : ''}`,
      remedy: `Build with tools/webpack (it confines style sheets), use @scope, or classes that start with .${name}-`,
    }));
  return [...selectors, ...pageRules];
}
