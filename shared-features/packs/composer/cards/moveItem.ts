/** The list with the item at `from` moved to `to`; the same list if the positions are equal or out of range. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  if (from === to || from < 0 || to < 0 || from >= items.length || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
}
