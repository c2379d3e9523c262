import { createRequire } from 'node:module';

import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js';

/**
 * The element names and classes of a selector, such as `button` and `.menu`. The selector matches only elements with
 * one of them.
 *
 * @returns undefined when the selector requires no name
 */
function namesIn(selector) {
  const plain = selector.replace(/\[[^\]"']*(?:"[^"]*"|'[^']*')?[^\]"']*\]|:(?:not|where|is)\([^()]*\)/g, '');
  if (/[[\]("'\\|]/.test(plain)) return undefined;
  const names = new Set();
  for (const part of plain.split(',')) {
    const subject = part
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const name = /^[a-z][\w-]*|\.[a-z_][\w-]*/i.exec(subject)?.[0];
    if (!name) return undefined;
    names.add(name.startsWith('.') ? name : name.toLowerCase());
  }
  return names;
}

const known = new Map();
const { matchesDontThrow } = selectors;

// To compute a style, jsdom tries each rule of the browser's style sheet, nearly all of which are for other elements.
selectors.matchesDontThrow = (element, selector) => {
  if (typeof selector !== 'string') return matchesDontThrow(element, selector);
  if (!known.has(selector)) known.set(selector, namesIn(selector));
  const names = known.get(selector);
  const isNamed = (name) => names.has(`.${name}`);
  const canMatch =
    !names ||
    names.has(element._localName.toLowerCase()) ||
    element.getAttributeNS(null, 'class')?.split(/\s+/).some(isNamed);
  return canMatch ? matchesDontThrow(element, selector) : false;
};

// `style-rules.js` reads `matchesDontThrow` when it is loaded, so it is required after the replacement above.
const require = createRequire(import.meta.url);
const { getDeclarationForElement, getResolvedValue } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils.js');

const declared = (name) => (element) => getDeclarationForElement(element).getPropertyValue(name);
const resolved = (name) => (element) => getResolvedValue(element, name);

/** The properties that testing-library, user-event and axe read on most elements; colours are not among them. */
const computed = {
  display: declared('display'),
  direction: declared('direction'),
  opacity: declared('opacity'),
  'content-visibility': declared('content-visibility'),
  visibility: resolved('visibility'),
  'pointer-events': resolved('pointer-events'),
};
const properties = { ...computed, pointerEvents: computed['pointer-events'] };

/**
 * Makes `getComputedStyle` of a page compute the usual properties one by one, when they are read. The whole style is
 * computed only when another property is read.
 */
export function computeStylesLazily(window) {
  const computeAll = window.getComputedStyle;
  window.getComputedStyle = function getComputedStyle(element, pseudoElement) {
    const node = implForWrapper(element);
    if (!node?._localName || pseudoElement) return computeAll(element, pseudoElement);
    let style;
    const all = () => (style ??= computeAll(element));
    const getPropertyValue = (name) =>
      Object.hasOwn(computed, name) ? computed[name](node) : all().getPropertyValue(name);
    const get = (_target, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      if (Object.hasOwn(properties, name)) return properties[name](node);
      const value = all()[name];
      return typeof value === 'function' ? value.bind(all()) : value;
    };
    return new Proxy({}, { get, has: (_target, name) => name in all() });
  };
}
