import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { parseQrCode } from './scan.ts';

type Kind = 'secret' | 'school_code' | 'session_code' | 'home_code';

/**
 * Calls `onFound` with the secret or code of this kind in the QR code that opened this page. The value is in the
 * fragment, which browsers do not send to servers. The hook removes the value from the address at once.
 */
export function useScannedCode(kind: Kind, onFound: (value: string) => void): void {
  const { hash, key, pathname, search } = useLocation();
  const navigate = useNavigate();
  const handledKey = useRef<string>(undefined);
  const notify = useEffectEvent(onFound);
  useEffect(() => {
    const scanned: Partial<Record<Kind, string>> | undefined = parseQrCode(new URL(hash, location.origin).href);
    const value = scanned?.[kind];
    if (value === undefined || handledKey.current === key) return;
    handledKey.current = key;
    void navigate({ pathname, search }, { replace: true });
    notify(value);
  }, [kind, hash, key, pathname, search, navigate]);
}
