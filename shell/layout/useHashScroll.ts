import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Tries, and the time between two of them in milliseconds. */
const tries = 50;
const pause = 100;

const targetOf = (hash: string) => document.getElementById(decodeURIComponent(hash.slice(1)));

/** Scrolls to the element that the address names after its `#`, and waits for it while the page is being drawn. */
export function useHashScroll(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash.length < 2) return;
    let left = tries;
    const timer = setInterval(() => {
      const target = targetOf(hash);
      left -= 1;
      if (target || left === 0) clearInterval(timer);
      target?.scrollIntoView();
    }, pause);
    return () => clearInterval(timer);
  }, [hash, key]);
}
