import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Time in ms for which a step, such as a side of a card, is shown before it accepts a tap or a key. */
export const seenAfterMs = 800;
/** Longest delay of a click after the end of its press, in ms. */
const clickDelayMs = 350;

/** Start and end of the last press of a finger, mouse or key; a key that repeats while down is one press. */
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
 * Detects input meant for the step before: the second tap of a double tap, a finger or key that stays down
 * [tablets.double-tap].
 * @param step identifies the step shown
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
  /** Assistive technology may click without a press: only `isSeen` counts for such a click. */
  const accepts = () => {
    const { start, end } = press.current;
    const isPressed = performance.now() - end < clickDelayMs;
    return isSeen && !(isPressed && start <= shownAt.current);
  };
  return { isSeen, accepts };
}
