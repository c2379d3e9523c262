import { type RefObject, useLayoutEffect } from 'react';

/** Gap between a button and its popup, and minimum margin to the window's edges, in px. */
const gap = 4;
const margin = 8;

/**
 * Keeps a popup next to its button, regardless of scrolling and clipping. The popup is below the button, or above it if
 * there is room only there. If there is room on neither side, it covers the button. The popup must be
 * `position: fixed`.
 */
export function usePopupPosition(
  button: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
  open: boolean,
): void {
  useLayoutEffect(() => {
    if (!open) return;

    const place = () => {
      const from = button.current?.getBoundingClientRect();
      const element = popup.current;
      if (!from || !element) return;
      Object.assign(element.style, { top: '0px', left: '0px' });
      // Inside a transformed ancestor, `fixed` is relative to that ancestor.
      const popupRect = element.getBoundingClientRect();
      const below = from.bottom + gap;
      const above = from.top - gap - popupRect.height;
      const lowest = innerHeight - margin - popupRect.height;
      const top = below <= lowest ? below : above >= margin ? above : Math.max(margin, lowest);
      const wanted = align === 'end' ? from.right - popupRect.width : from.left;
      const left = Math.max(margin, Math.min(wanted, innerWidth - popupRect.width - margin));
      Object.assign(element.style, { top: `${top - popupRect.top}px`, left: `${left - popupRect.left}px` });
    };

    place();
    const sizes = new ResizeObserver(place);
    if (popup.current) sizes.observe(popup.current);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);

    return () => {
      sizes.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [button, popup, align, open]);
}
