import utils from 'jsdom/lib/jsdom/living/generated/utils.js';

const isObject = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function';
const descriptorsOf = (object) =>
  new Map(Reflect.ownKeys(object).map((name) => [name, Object.getOwnPropertyDescriptor(object, name)]));
const isSame = (a, b) => Object.is(a.value, b.value) && a.get === b.get && a.set === b.set;

/**
 * The objects of a page that a test file can change: the window, the objects that its getters return, and each class
 * with its prototype.
 */
function objectsOf(window) {
  const { document, navigator, location, history, screen, performance, localStorage, sessionStorage, process } = window;
  const objects = [document, document.documentElement, document.head, document.body, navigator, location, history];
  const values = [...descriptorsOf(window).values()].map(({ value }) => value).filter(isObject);
  const prototypes = values.map(({ prototype }) => prototype).filter(isObject);
  return new Set([
    window,
    ...objects,
    screen,
    performance,
    localStorage,
    sessionStorage,
    process,
    process.env,
    ...values,
    ...prototypes,
  ]);
}

function restoreProperties(object, before) {
  for (const [name, now] of descriptorsOf(object)) {
    const known = before.get(name);
    if (!now.configurable) {
      if (known && now.writable) object[name] = known.value;
    } else if (!known) delete object[name];
    else if (!isSame(known, now)) Object.defineProperty(object, name, known);
  }
  for (const [name, known] of before) if (!Object.hasOwn(object, name)) Object.defineProperty(object, name, known);
}

const listenersOf = (target) => utils.implForWrapper(target)._eventListeners;
const copyOf = (listeners) => Object.fromEntries(Object.entries(listeners).map(([type, list]) => [type, [...list]]));

function restoreListeners(target, before) {
  const listeners = listenersOf(target);
  // Jest reports uncaught errors only while the page has no error listener. Jest counts these listeners in
  // `addEventListener` and `removeEventListener`.
  for (const { callback, options } of [...(listeners.error ?? [])]) {
    if (!before.error?.some((known) => known.callback === callback)) {
      target.removeEventListener('error', callback.objectReference, options);
    }
  }
  for (const type of Object.keys(listeners)) delete listeners[type];
  Object.assign(listeners, copyOf(before));
}

function empty({ document, history, localStorage, sessionStorage }) {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; max-age=0; path=/`;
  const { documentElement, head, body } = document;
  documentElement.replaceChildren(head, body);
  for (const element of [documentElement, head, body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  document.getSelection().removeAllRanges();
}

/**
 * Records the state of an empty page.
 *
 * @returns two functions
 * - `restore` resets the page to that state: document, listeners, timers, storage, address, and the properties of its
 *   objects and classes.
 * - `keepGlobals` adds to that state the globals whose names match a predicate.
 */
export function remember(window) {
  const properties = new Map([...objectsOf(window)].map((object) => [object, descriptorsOf(object)]));
  const { document, setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
  const targets = [window, document, document.documentElement, document.head, document.body];
  const listeners = targets.map((target) => [target, copyOf(listenersOf(target))]);
  let timer = setTimeout(() => undefined);
  let frame = requestAnimationFrame(() => undefined);

  return {
    restore() {
      // Timer ids are consecutive numbers.
      for (const last = setTimeout(() => undefined); timer <= last; timer += 1) clearTimeout(timer);
      for (const last = requestAnimationFrame(() => undefined); frame <= last; frame += 1) cancelAnimationFrame(frame);
      for (const [target, before] of listeners) restoreListeners(target, before);
      for (const [object, before] of properties) restoreProperties(object, before);
      empty(window);
    },
    keepGlobals(isKept) {
      const globals = properties.get(window);
      for (const name of Reflect.ownKeys(window).filter(isKept)) {
        globals.set(name, Object.getOwnPropertyDescriptor(window, name));
      }
    },
  };
}
