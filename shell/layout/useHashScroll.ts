import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Number of attempts, and the time between them in milliseconds. */
const maxAttempts = 50;
const pollIntervalMs = 100;

const targetOf = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

/** Scrolls to the element of the address's hash, waiting for it while the page renders [interface.hash]. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    let attemptsLeft = maxAttempts;
    const timer = setInterval(() => {
      const target = targetOf(hash);
      attemptsLeft -= 1;
      if (target || attemptsLeft === 0) clearInterval(timer);
      target?.scrollIntoView();
    }, pollIntervalMs);
    return () => clearInterval(timer);
  }, [hash, key]);
}
