import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

import { useBackGesture } from './useBackGesture.ts';

/**
 * Calls `close` when Esc is pressed inside an element, unless a handler of its content prevents the default. `close` is
 * called when the event reaches the document, since React calls the content's handlers only at its root. Going back on
 * an Android device calls `close` too.
 */
export function useEscape(ref: RefObject<HTMLElement | null>, close: () => void, open = true): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  useBackGesture(close, open);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;

    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // If its propagation is stopped, the event never reaches the document. The listener ignores any later event.
      const onDocumentKey = (received: KeyboardEvent) => received === event && onEscape(event);
      document.addEventListener('keydown', onDocumentKey, { once: true });
    };

    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [ref, open]);
}
