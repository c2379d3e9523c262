import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--sh-head` on the parent of `head`: the height of the banners and the header, plus that of the badge of an
 * override. The menu, side panel and messaging fill the rest of the window: a banner would otherwise cover their top.
 */
export function useHeadHeight(head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = head.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      element.parentElement?.style.setProperty(
        '--sh-head',
        `calc(${element.offsetHeight}px + var(--sh-override, 0px))`,
      ),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [head]);
}
