/** A value that code outside React can set and components can subscribe to. */
export type Store<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

/**
 * Returns the store of a name, and creates it if needed. Stores are on the global object. A remote with its own copy of
 * this package thus shares them with the host, which renders toasts and confirmations.
 */
export function pageStore<T>(name: string, initial: T): Store<T> {
  const key = Symbol.for(`memocartes.${name}`);
  const page = globalThis as unknown as Record<symbol, Store<T> | undefined>;
  return (page[key] ??= createStore(initial));
}

function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const subscribers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const onChange of subscribers) onChange();
    },
    subscribe: (onChange) => {
      subscribers.add(onChange);
      return () => subscribers.delete(onChange);
    },
  };
}
