import { tabStorage } from '@memocartes/shared-ui/storage';
import { useState } from 'react';

/** The session that this tablet is in, restored after a reload. */
const key = 'memocartes.session';

const stored = (): number | undefined => {
  const id = Number(tabStorage.read(key));
  return Number.isInteger(id) && id > 0 ? id : undefined;
};

/** The session that this tablet has entered, and how to enter and leave one. */
export function useCurrentSession(): [number | undefined, (id: number | undefined) => void] {
  const [session, setSession] = useState(stored);
  const go = (id: number | undefined) => {
    if (id === undefined) tabStorage.remove(key);
    else tabStorage.write(key, String(id));
    setSession(id);
  };
  return [session, go];
}
