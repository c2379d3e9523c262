import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Time in ms after which a shown step accepts a tap or a key. A step is, for example, a side of a card. */
export const acceptDelayMs = 800;
/** Longest delay of a click after the end of its press, in ms. */
const clickDelayMs = 350;

/** Start and end of the last press of a finger, mouse or key. A key held down is one press, although it repeats. */
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
 * Detects input meant for the previous step: the second tap of a double tap, or a finger or key that stays down
 * [tablets.double-tap].
 * @param step identifies the step shown
 * @returns `isReady`: whether the step accepts input; `accepts()`: whether it accepts the current event
 */
export function useDoubleTapGuard(step: string) {
  const press = usePress();
  const shownAt = useRef(0);
  const [readyStep, setReadyStep] = useState('');
  useLayoutEffect(() => {
    shownAt.current = performance.now();
    const timer = setTimeout(() => setReadyStep(step), acceptDelayMs);
    return () => {
      clearTimeout(timer);
      setReadyStep('');
    };
  }, [step]);
  const isReady = readyStep === step;

  /** Assistive technology may click without a press: only `isReady` counts for such a click. */
  const accepts = () => {
    const { start, end } = press.current;
    const isPressed = performance.now() - end < clickDelayMs;
    return isReady && !(isPressed && start <= shownAt.current);
  };

  return { isReady, accepts };
}
