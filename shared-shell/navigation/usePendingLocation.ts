import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * Where one is going: a router draws a page when its code is there, and until then the page that is left stays, with its address.
 * Whatever such a page still writes into the address must know.
 */
export function usePendingLocation(): () => Location {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return useCallback(() => (navigator as unknown as { readonly location: Location }).location, [navigator]);
}
