import { useMemo, useState } from 'react';

import type { RowKey, Selection } from './types.ts';

/**
 * The state of the selected rows of a table, including those of pages no longer shown [interface.list-selection]:
 * `const selection = useSelection(personName)`, then `selection={{ ...selection, actions }}`.
 */
export function useSelection<Row>(
  rowLabel: (row: Row) => string,
  initial: readonly RowKey[] = [],
): Selection<Row> & { readonly clear: () => void } {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(() => new Set(initial));
  return useMemo(
    () => ({ selected, onChange: setSelected, rowLabel, clear: () => setSelected(new Set()) }),
    [selected, rowLabel],
  );
}
