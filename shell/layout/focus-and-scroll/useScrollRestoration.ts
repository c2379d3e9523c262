import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Maximum time to wait until a reopened page has its earlier height, in milliseconds. */
const timeoutMs = 3_000;

/** Scroll position in px of each history entry when it was left. */
const positions = new Map<string, number>();

/**
 * A new page starts at its top. A page reopened by the browser's Back or Forward starts at its previous scroll
 * position.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const isReopened = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const isSamePage = lastPathname.current === pathname;
    lastPathname.current = pathname;
    if (isSamePage || hash) return;
    const top = (isReopened && positions.get(key)) || 0;
    scrollTo(0, top);
    if (!top) return;
    // The page's rows may still be loading. So retries while the page grows, until the user scrolls, clicks or types.
    const observer = new ResizeObserver(() => {
      scrollTo(0, top);
      if (scrollY >= top - 1) stop();
    });
    const timer = setTimeout(() => stop(), timeoutMs);
    const ends = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const event of ends) removeEventListener(event, stop);
    };

    for (const event of ends) addEventListener(event, stop, { passive: true });
    observer.observe(document.body);
    return stop;
  }, [key, pathname, hash, isReopened]);

  useEffect(() => {
    const remember = () => void positions.set(key, scrollY);
    if (!positions.has(key)) remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}
