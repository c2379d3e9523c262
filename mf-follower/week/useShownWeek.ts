import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Shows a week by its Monday: `?week=` in the address, nothing for the current week [families.history]. */
export function useShownWeek(thisMonday: string): (week: string) => void {
  const [, setAddress] = useSearchParams();
  return useCallback(
    (week) =>
      setAddress((address) => {
        const next = new URLSearchParams(address);
        if (week >= thisMonday) next.delete('week');
        else next.set('week', week);
        return next;
      }),
    [setAddress, thisMonday],
  );
}
