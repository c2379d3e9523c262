import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * Returns a getter of the location being navigated to. While the next page's code loads, the previous page is still
 * rendered, and `useLocation` still returns its location: by this getter it can detect that it was left.
 */
export function usePendingLocation(): () => Location {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return useCallback(() => (navigator as unknown as { readonly location: Location }).location, [navigator]);
}
