import { useLayoutEffect } from 'react';

const step = (by: 1 | -1) => {
  const { dataset } = document.documentElement;
  const open = Number(dataset['panels'] ?? 0) + by;
  if (open) dataset['panels'] = String(open);
  else delete dataset['panels'];
};

/**
 * Says on the root that a panel is open, for what stands beside it (`:root[data-panels]`). A `:root:has(.mc-panel)` would say the
 * same, but has the browser style the whole page anew at each change anywhere in it.
 */
export function useMarked(): void {
  useLayoutEffect(() => {
    step(1);
    return () => step(-1);
  }, []);
}
