import { useState } from 'react';

import { readFromTab, storeInTab } from './offline/tabData.ts';

/** Name of the joined session's id, which is restored after a reload. */
const name = 'current session';

const readStored = (): number | undefined => {
  const id = readFromTab(name);
  return typeof id === 'number' && id > 0 ? id : undefined;
};

/** Id of the session that this tablet has joined, and a function that sets it; undefined leaves the session. */
export function useCurrentSession(): [number | undefined, (id: number | undefined) => void] {
  const [session, showSession] = useState(readStored);

  const setSession = (id: number | undefined) => {
    storeInTab(name, id);
    showSession(id);
  };

  return [session, setSession];
}
