/** Three states of a form's values: when opened, as edited here, and as saved elsewhere in the meantime. */
export type Versions<V> = { readonly base: V; readonly mine: V; readonly theirs: V };

const isSame = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Names of the values that differ between `a` and `b`. */
export const differingFields = <V extends object>(a: V, b: V): (keyof V & string)[] =>
  (Object.keys(a) as (keyof V & string)[]).filter((name) => !isSame(a[name], b[name]));

/** Takes each value from the side that changed it; from `mine` if both did [interface.version]. */
export function mergeVersions<V extends object>({ base, mine, theirs }: Versions<V>): V {
  const changed = new Set(differingFields(base, mine));
  return Object.fromEntries(
    Object.keys(mine).map((name) => [name, (changed.has(name as keyof V & string) ? mine : theirs)[name as keyof V]]),
  ) as V;
}

/** `mine` with its changed values as the server stores them; values that were not changed stay as they are. */
export function withStoredChanges<V extends object>(base: V, mine: V, stored: (values: V) => V): V {
  const after = stored(mine);
  return { ...mine, ...Object.fromEntries(differingFields(base, mine).map((name) => [name, after[name]])) };
}

/** Names of the values that both sides changed differently. */
export function conflictingFields<V extends object>({ base, mine, theirs }: Versions<V>): (keyof V & string)[] {
  const changedByThem = new Set(differingFields(base, theirs));
  const different = new Set(differingFields(mine, theirs));
  return differingFields(base, mine).filter((name) => changedByThem.has(name) && different.has(name));
}

/** The values of `after` that differ from `before`. */
export const changedFields = <B extends object>(before: B, after: B): Partial<B> =>
  Object.fromEntries(differingFields(after, before).map((name) => [name, after[name]])) as Partial<B>;
