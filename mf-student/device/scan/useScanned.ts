import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type Scanned, scannedIn } from './scan.ts';

/**
 * Hands over what a QR code says when the tablet's camera opened this page with it: the secret of a school, or the code of a session. It comes
 * after `#`, which no browser sends to a server, and is taken out of the address at once.
 */
export function useScanned(kind: keyof Scanned, onFound: (value: string) => void): void {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const value = hash ? scannedIn(new URL(hash, location.origin).href)?.[kind] : undefined;
    if (value === undefined || taken.current === key) return;
    taken.current = key;
    void navigate({ pathname, search }, { replace: true });
    found(value);
  }, [kind, hash, key, pathname, search, navigate]);
}
