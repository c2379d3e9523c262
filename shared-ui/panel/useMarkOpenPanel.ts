import { useLayoutEffect } from 'react';

const step = (by: 1 | -1) => {
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
    step(1);
    return () => step(-1);
  }, []);
}
