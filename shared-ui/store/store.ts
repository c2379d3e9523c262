/** A value that components outside React's tree of the moment can write, and any component can follow. */
export type Store<T> = { get: () => T; set: (next: T) => void; subscribe: (changed: () => void) => () => void };

/**
 * The store of that name. It lives on the page itself: a remote that brought its own copy of this room still speaks to
 * the one host that draws toasts and confirmations.
 */
export function pageStore<T>(name: string, initial: T): Store<T> {
  const key = Symbol.for(`memocartes.${name}`);
  const page = globalThis as unknown as Record<symbol, Store<T> | undefined>;
  return (page[key] ??= createStore(initial));
}

function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const followers = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const changed of followers) changed();
    },
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}
