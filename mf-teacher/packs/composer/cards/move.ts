/** The list with the item at `from` taken to `to`; the same list when that is no place of it. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || from < 0 || to < 0 || from >= items.length || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
}
