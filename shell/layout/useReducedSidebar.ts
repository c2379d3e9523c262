import { browserStorage } from '@memocartes/shared-ui/storage';
import { useState } from 'react';

const key = 'memocartes.sidebar';

/** Whether the sidebar is reduced to icons, and a function that stores the choice in this browser. */
export function useReducedSidebar(): [boolean, (mini: boolean) => void] {
  const [mini, setMini] = useState(() => browserStorage.read(key) === 'mini');

  const change = (next: boolean) => {
    browserStorage.write(key, next ? 'mini' : 'full');
    setMini(next);
  };

  return [mini, change];
}
