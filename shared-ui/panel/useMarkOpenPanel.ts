import { useLayoutEffect } from 'react';

const addToCount = (by: 1 | -1) => {
  const { dataset } = document.documentElement;
  const open = Number(dataset.panels ?? 0) + by;
  if (open) dataset.panels = String(open);
  else delete dataset.panels;
};

/**
 * Marks the root while a panel is open (`:root[data-panels]`). `:root:has(.mc-panel)` would do the same, but makes the
 * browser restyle the whole page at each change.
 */
export function useMarkOpenPanel(): void {
  useLayoutEffect(() => {
    addToCount(1);
    return () => addToCount(-1);
  }, []);
}
