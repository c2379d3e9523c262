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
      // An event whose propagation was stopped never arrives: the listener then gets a later event and ignores it.
      const arrive = (arrived: KeyboardEvent) => arrived === event && onEscape(event);
      document.addEventListener('keydown', arrive, { once: true });
    };

    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [ref, open]);
}
