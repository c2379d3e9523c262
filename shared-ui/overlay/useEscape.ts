import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `close` when Esc is pressed inside an element, unless something inside it has already handled the key. */
export function useEscape(ref: RefObject<HTMLElement | null>, close: () => void, open = true): void {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    const onKey = (event: KeyboardEvent) => onEscape(event);
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [ref, open]);
}
