import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `--sh-head`, the height in px of the head of the page (banners and header), on the parent of `head`. Without it,
 * a banner would cover the top of what is as high as the rest of the window.
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
