import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Router state with which the editor returns to the list: `navigate(back, { state: { freshCards: [id] } })`. */
type Back = { readonly freshCards?: readonly number[] };

/** New cards: scrolled into view once the list shows the first of them, which is highlighted. */
export function useFreshCards(shown: readonly { readonly id: number }[] | undefined): readonly number[] {
  const fresh = (useLocation().state as Back | null)?.freshCards ?? [];
  const first = shown?.find(({ id }) => fresh.includes(id))?.id;
  useEffect(() => {
    if (first !== undefined)
      document.querySelector('.cards-grid__tile--fresh, .mc-table__row--current')?.scrollIntoView({ block: 'center' });
  }, [first]);
  return fresh;
}
