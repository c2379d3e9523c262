import { useState } from 'react';

import type { RowKey } from './types.ts';

type Keys = {
  readonly selected: ReadonlySet<RowKey>;
  readonly onChange: (selected: Set<RowKey>) => void;
};

/**
 * The data of the selected rows, for actions that need more than their keys [interface.list-selection].
 * - `items`: in the order of selection, including items of pages no longer shown.
 * - `onChange`: to be passed to the table.
 * - `choose`: replaces the selection; the items need not be on the page.
 */
export function useSelectedItems<Item>(
  { selected, onChange }: Keys,
  shown: readonly Item[],
  keyOf: (item: Item) => RowKey,
) {
  const [seenItems, setSeenItems] = useState<ReadonlyMap<RowKey, Item>>(new Map());
  const itemByKey = new Map([...seenItems, ...shown.map((item) => [keyOf(item), item] as const)]);
  const items = [...selected].flatMap((key) => itemByKey.get(key) ?? []);
  return {
    items,
    onChange: (next: Set<RowKey>) => {
      setSeenItems(new Map([...itemByKey].filter(([key]) => next.has(key))));
      onChange(next);
    },
    choose: (chosen: readonly Item[]) => {
      setSeenItems(new Map(chosen.map((item) => [keyOf(item), item])));
      onChange(new Set(chosen.map(keyOf)));
    },
  };
}
