import { useState } from 'react';

const key = 'memocartes.sidebar';

/** Whether the sidebar is reduced to its icons, as left last on this browser. */
export function useMini(): [boolean, (mini: boolean) => void] {
  const [mini, setMini] = useState(() => localStorage.getItem(key) === 'mini');
  const change = (next: boolean) => {
    localStorage.setItem(key, next ? 'mini' : 'full');
    setMini(next);
  };
  return [mini, change];
}
