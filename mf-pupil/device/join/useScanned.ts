import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { scannedIn } from './scan.ts';

/**
 * Hands over the secret of the school's QR code when the tablet's camera opened this page with it. It comes after `#`, which no browser sends to a
 * server, and is taken out of the address at once.
 */
export function useScanned(onSecret: (secret: string) => void): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef<string>(undefined);
  const found = useEffectEvent(onSecret);
  useEffect(() => {
    const secret = scannedIn(hash.slice(1))?.secret;
    if (secret === undefined || taken.current === secret) return;
    taken.current = secret;
    void navigate({ pathname, search }, { replace: true });
    found(secret);
  }, [hash, pathname, search, navigate]);
}
