import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { usePendingLocation } from './usePendingLocation.ts';

export type AddressChange = (
  change: (params: URLSearchParams) => void,
  options?: { readonly keepHistory?: boolean },
) => void;

/**
 * Returns a function that changes the parameters of the page's address, by default without a history entry. Once the
 * page is left, the function does nothing: a pending search or a late response must not navigate back to the page.
 */
export function useAddressChange(): AddressChange {
  const [, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const pendingLocation = usePendingLocation();
  return useCallback(
    (change, { keepHistory = false } = {}) => {
      const current = pendingLocation();
      if (current.pathname !== pathname) return;
      const next = new URLSearchParams(current.search);
      change(next);
      setParams(next, { replace: !keepHistory });
    },
    [setParams, pathname, pendingLocation],
  );
}
