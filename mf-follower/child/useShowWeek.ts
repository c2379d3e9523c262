import { useSearchParams } from 'react-router-dom';

/**
 * Returns a function that shows a week, given its Monday. The function sets `?week=` in the address, or removes it for
 * the current week [families.history].
 */
export function useShowWeek(thisMonday: string): (week: string) => void {
  const [, setAddress] = useSearchParams();
  return (week) =>
    setAddress((address) => {
      const next = new URLSearchParams(address);
      if (week >= thisMonday) next.delete('week');
      else next.set('week', week);
      return next;
    });
}
