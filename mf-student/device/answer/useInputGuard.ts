import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a side of a card must have been shown before it accepts a tap or a key, in ms. */
export const seenAfterMs = 800;
/** Longest delay of a click after the end of its press, in ms. */
const clickDelayMs = 350;

/** Start and end of the last press of a finger, mouse or key; a repeating key is one press. */
function usePress() {
  const press = useRef({ start: -Infinity, end: -Infinity });
  useEffect(() => {
    const begin = (event: Event) => {
      if (event instanceof KeyboardEvent && event.repeat) return;
      press.current = { start: performance.now(), end: Infinity };
    };
    const end = () => (press.current = { ...press.current, end: performance.now() });
    const handlers = { pointerdown: begin, keydown: begin, pointerup: end, pointercancel: end, keyup: end };
    for (const [type, handler] of Object.entries(handlers)) addEventListener(type, handler, true);
    return () => {
      for (const [type, handler] of Object.entries(handlers)) removeEventListener(type, handler, true);
    };
  }, []);
  return press;
}

/**
 * Ignores input meant for the step before: the second tap of a double tap, a finger or key that stays down
 * [tablets.double-tap].
 * @param step identifies what is shown
 * @returns `isSeen`: whether the step accepts input; `accepts()`: whether it accepts the current event
 */
export function useInputGuard(step: string) {
  const press = usePress();
  const shownAt = useRef(0);
  const [seen, setSeen] = useState('');
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    const timer = setTimeout(() => setSeen(step), seenAfterMs);
    return () => {
      clearTimeout(timer);
      setSeen('');
    };
  }, [step]);
  const isSeen = seen === step;
  /** Assistive technology may click without a press: then only the time counts. */
  const accepts = () => {
    const { start, end } = press.current;
    const isPressed = performance.now() - end < clickDelayMs;
    return isSeen && !(isPressed && start <= shownAt.current);
  };
  return { isSeen, accepts };
}
