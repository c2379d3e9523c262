import { useRef } from 'react';

import { useUiTexts } from '../../theme/ThemeProvider.tsx';
import type { RowPicking } from './row-picking.ts';
import type { RowKey, Selection } from './types.ts';

/** Check boxes that select a row or all rows of the page, and functions that select rows for the keyboard. */
export function useRowSelection<Row>(
  selection: Selection<Row> | undefined,
  rows: readonly Row[],
  keyOf: (row: Row) => RowKey,
): RowPicking<Row> | undefined {
  const texts = useUiTexts();
  // Start and end of the range selected last.
  const range = useRef<{ readonly from: RowKey; readonly to: RowKey }>(undefined);
  if (!selection) return undefined;
  const { selected, onChange, rowLabel } = selection;
  const keys = rows.map(keyOf);
  const chosen = keys.filter((key) => selected.has(key)).length;

  const change = (added: RowKey[], removed: RowKey[]) => {
    const next = new Set(selected);
    for (const key of removed) next.delete(key);
    for (const key of added) next.add(key);
    onChange(next);
  };

  const between = (a: RowKey, b: RowKey) => {
    const [from = -1, to = -1] = [keys.indexOf(a), keys.indexOf(b)].sort((x, y) => x - y);
    return from < 0 ? [b] : keys.slice(from, to + 1);
  };

  const toggle = (key: RowKey, shift = false) => {
    if (shift && range.current) change(between(range.current.to, key), []);
    else if (selected.has(key)) change([], [key]);
    else change([key], []);
    range.current = { from: key, to: key };
  };

  const extend = (from: RowKey, to: RowKey) => {
    const start = range.current?.to === from ? range.current.from : from;
    change(between(start, to), between(start, from));
    range.current = { from: start, to };
  };

  return {
    toggle,
    extend,
    all: (
      <label className="mc-table__box">
        <input
          type="checkbox"
          aria-label={texts.selectAll}
          checked={keys.length > 0 && chosen === keys.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < keys.length;
          }}
          onChange={(event) => (event.target.checked ? change(keys, []) : change([], keys))}
        />
      </label>
    ),
    one: (row, rowKeys) => (
      <label className="mc-table__box">
        <input
          {...rowKeys}
          type="checkbox"
          aria-label={texts.select(rowLabel(row))}
          checked={selected.has(keyOf(row))}
          onChange={({ nativeEvent }) => toggle(keyOf(row), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
    ),
  };
}
