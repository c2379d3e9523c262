import type { ReactNode } from 'react';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { RowKey, Selection } from './types.ts';

type Pick<Row> = { all: ReactNode; one: (row: Row) => ReactNode };

/** Check boxes that choose rows, and the one that chooses all of the page. */
export function usePick<Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
): Pick<Row> | undefined {
  const texts = useUiTexts();
  if (!selection) return undefined;
  const { selected, onChange, rowLabel } = selection;
  const chosen = rows.filter((row) => selected.has(keyOf(row))).length;
  const toggle = (keys: RowKey[], on: boolean) => {
    const next = new Set(selected);
    for (const key of keys)
      if (on) next.add(key);
      else next.delete(key);
    onChange(next);
  };
  return {
    all: (
      <input
        type="checkbox"
        aria-label={texts.selectAll}
        checked={rows.length > 0 && chosen === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && chosen < rows.length;
        }}
        onChange={(event) => toggle(rows.map(keyOf), event.target.checked)}
      />
    ),
    one: (row) => (
      <input
        type="checkbox"
        aria-label={texts.select(rowLabel(row))}
        checked={selected.has(keyOf(row))}
        onChange={(event) => toggle([keyOf(row)], event.target.checked)}
      />
    ),
  };
}
