import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `leave` on a pointer press or focus outside an element. */
export function useOutsideInteraction(ref: RefObject<HTMLElement | null>, leave: () => void, open: boolean): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!open) return;

    const onInteraction = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onLeave();
    };

    document.addEventListener('pointerdown', onInteraction);
    document.addEventListener('focusin', onInteraction);
    return () => {
      document.removeEventListener('pointerdown', onInteraction);
      document.removeEventListener('focusin', onInteraction);
    };
  }, [ref, open]);
}
