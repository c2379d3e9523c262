import { useMemo, useState } from 'react';

import type { RowKey, Selection } from './types.ts';

/** Selectable rows of a screen: `const selection = useSelection(personName)`, then `selection={{ ...selection, actions }}`. */
export function useSelection<Row>(
  rowLabel: (row: Row) => string,
  first: readonly RowKey[] = [],
): Selection<Row> & { clear: () => void } {
  const [selected, onChange] = useState<ReadonlySet<RowKey>>(() => new Set(first));
  return useMemo(() => ({ selected, onChange, rowLabel, clear: () => onChange(new Set()) }), [selected, rowLabel]);
}
