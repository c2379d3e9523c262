import postcss, { type Container } from 'postcss';
import parse, { type Selector } from 'postcss-selector-parser';
import type { LoaderContext } from 'webpack';

/**
 * Elements that a remote may style: its screen, its side panel, and what it renders outside the application, such as
 * dialogs.
 */
export const remoteElements = ':where(.sh-screen *, .sh-aside *, body > :not(#root), body > :not(#root) *)';

/** At-rules whose contents are not selectors of the page. */
export const isOpaque = (node: Container['parent']) =>
  node?.type === 'atrule' &&
  /keyframes|font-face|page|property/.test((node as unknown as { readonly name: string }).name);

/**
 * Restricts a selector to the remote's own elements: adds `remoteElements` before its pseudo-element. The specificity
 * stays the same.
 */
function confine(selector: Selector): void {
  const pseudoElement = selector.nodes.find((node) => node.type === 'pseudo' && parse.isPseudoElement(node));
  const added = parse.pseudo({ value: remoteElements });
  if (pseudoElement) selector.insertBefore(pseudoElement, added);
  else selector.append(added);
}

const confineAll = parse((selectors) => selectors.each(confine));

/** A style sheet that can't reach the shell's own header, menu and layout. */
export function confineCss(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (!isOpaque(rule.parent)) rule.selector = confineAll.processSync(rule.selector);
  });
  return sheet.toString();
}

/** The loader of a remote's style sheets. */
export default function screenCssLoader(this: LoaderContext<unknown>, css: string): string {
  return confineCss(css);
}
