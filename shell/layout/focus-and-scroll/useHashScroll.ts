import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Maximum number of attempts, and the time between them in milliseconds. */
const maxAttempts = 50;
const pollIntervalMs = 100;

/** The element id in a hash. A hash that is not valid percent-encoding, such as `#50%`, is used unchanged. */
function idOf(hash: string): string {
  const encoded = hash.slice(1);
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Scrolls to the element of the address's hash, waiting for it while the page renders [interface.hash]. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    const id = idOf(hash);
    let attemptsLeft = maxAttempts;
    const timer = setInterval(() => {
      const target = document.getElementById(id);
      attemptsLeft -= 1;
      if (target || attemptsLeft === 0) clearInterval(timer);
      target?.scrollIntoView();
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [hash, key]);
}
