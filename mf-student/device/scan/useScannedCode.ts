import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

import { parseQrCode } from './scan.ts';

type Kind = 'secret' | 'school_code' | 'session_code' | 'home_code';

/**
 * Calls `onFound` with the secret or code of this kind in the QR code that opened this page. The value is in the
 * fragment, which browsers do not send to servers. The hook removes the value from the address immediately.
 */
export function useScannedCode(kind: Kind, onFound: (value: string) => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  // Not the location's key: all addresses that the browser opened, for example from a QR code, have the same key.
  const handled = useRef<Location>(undefined);
  const notify = useEffectEvent(onFound);
  useEffect(() => {
    const { hash, pathname, search } = location;
    const scanned: Partial<Record<Kind, string>> | undefined = parseQrCode(new URL(hash, window.origin).href);
    const value = scanned?.[kind];
    if (value === undefined || handled.current === location) return;
    handled.current = location;
    void navigate({ pathname, search }, { replace: true });
    notify(value);
  }, [kind, location, navigate]);
}
