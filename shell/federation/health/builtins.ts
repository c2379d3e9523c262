/** Objects whose built-in functions no remote may replace, since the shell and all libraries use them. */
const watched: Readonly<Record<string, object>> = {
  '': globalThis,
  'Array.prototype': Array.prototype,
  'Object.prototype': Object.prototype,
  Object,
  'String.prototype': String.prototype,
  'Function.prototype': Function.prototype,
  'Promise.prototype': Promise.prototype,
  Promise,
  'Map.prototype': Map.prototype,
  'Set.prototype': Set.prototype,
  JSON,
  'Node.prototype': Node.prototype,
  'Element.prototype': Element.prototype,
  'EventTarget.prototype': EventTarget.prototype,
  'History.prototype': History.prototype,
  'Storage.prototype': Storage.prototype,
};

/** Only the globals of the page that the shell itself calls, since browsers and extensions change others. */
const globals = ['fetch', 'setTimeout', 'clearTimeout', 'requestAnimationFrame', 'queueMicrotask', 'Promise', 'JSON'];

type Original = {
  readonly name: string;
  readonly on: object;
  readonly key: PropertyKey;
  readonly original: PropertyDescriptor;
};

let originals: readonly Original[] | undefined;

const { getOwnPropertyDescriptor, defineProperty } = Object;
const { ownKeys } = Reflect;

function read(): Original[] {
  const functions: Original[] = [];
  for (const [prefix, on] of Object.entries(watched)) {
    for (const key of prefix ? ownKeys(on) : globals) {
      const original = getOwnPropertyDescriptor(on, key);
      if (original?.configurable) {
        functions.push({ name: `${prefix && `${prefix}.`}${String(key)}`, on, key, original });
      }
    }
  }
  return functions;
}

/** Records the page's built-in functions, once, before the first remote runs. */
export const rememberBuiltins = (): void => void (originals ??= read());

/**
 * Restores the built-in functions that were replaced after `rememberBuiltins`. Calls no method that could itself have
 * been replaced.
 *
 * @returns the name of the first replaced function, such as `Array.prototype.map`; undefined if there is none
 */
export function restoreBuiltins(): string | undefined {
  let firstReplaced: string | undefined;
  if (!originals) return firstReplaced;
  for (let index = 0; index < originals.length; index += 1) {
    const { name, on, key, original } = originals[index]!;
    const current = getOwnPropertyDescriptor(on, key);
    if (current && current.value === original.value && current.get === original.get && current.set === original.set) {
      continue;
    }
    defineProperty(on, key, original);
    firstReplaced ??= name;
  }
  return firstReplaced;
}
