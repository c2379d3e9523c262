import { tabStorage } from '@memocartes/shared-ui/storage';
import { useState } from 'react';

/** Storage key of the joined session's id, which is restored after a reload. */
const key = 'memocartes.session';

const readStored = (): number | undefined => {
  const id = Number(tabStorage.read(key));
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** Id of the session that this tablet has joined, and a function that sets it; undefined leaves the session. */
export function useCurrentSession(): [number | undefined, (id: number | undefined) => void] {
  const [session, showSession] = useState(readStored);

  const setSession = (id: number | undefined) => {
    if (id === undefined) tabStorage.remove(key);
    else tabStorage.write(key, String(id));
    showSession(id);
  };

  return [session, setSession];
}
