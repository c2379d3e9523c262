import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a side of a card must have been shown before a tap or a key acts on it, in ms. */
export const seenAfterMs = 800;
/** A click may still follow the end of its press by this, in ms. */
const clickDelayMs = 350;

/** When the last press of a finger, a mouse or a key began and ended; a key that repeats while it is held is one press. */
function usePress() {
  const press = useRef({ start: -Infinity, end: -Infinity });
  useEffect(() => {
    const begin = (event: Event) => {
      if (event instanceof KeyboardEvent && event.repeat) return;
      press.current = { start: performance.now(), end: Infinity };
    };
    const end = () => (press.current = { ...press.current, end: performance.now() });
    const heard = { pointerdown: begin, keydown: begin, pointerup: end, pointercancel: end, keyup: end };
    for (const [type, act] of Object.entries(heard)) addEventListener(type, act, true);
    return () => {
      for (const [type, act] of Object.entries(heard)) removeEventListener(type, act, true);
    };
  }, []);
  return press;
}

/**
 * Guards a step against taps that were meant for the one before: the second half of a double tap, a finger or a key that stays down.
 * @param step names what is shown; when it changes, the new step has not been seen yet
 * @returns `isSeen`: whether the step takes an action; `accepts()`: whether it takes the one that is happening
 */
export function useSeen(step: string) {
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
  /** Assistive technology may click without any press: then only the time counts. */
  const accepts = () => {
    const { start, end } = press.current;
    const isPressed = performance.now() - end < clickDelayMs;
    return isSeen && !(isPressed && start <= shownAt.current);
  };
  return { isSeen, accepts };
}
