import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';

/** Calls `leave` on a pointer press or focus outside an element. */
export function useOutsideInteraction(ref: RefObject<HTMLElement | null>, leave: () => void, open: boolean): void {
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onLeave();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('focusin', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('focusin', away);
    };
  }, [ref, open]);
}
