import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Time in ms after which a shown step accepts a tap or a key. A step is, for example, a side of a card. */
export const acceptDelayMs = 800;
/**
 * Longest time in ms between the starts of the two taps of a double tap that on-screen keys ignore. It is short, so
 * that no character of a student who knows the answer immediately is lost.
 */
const doubleTapMs = 500;
/** Longest delay of a click after the end of its press, in ms. */
const clickDelayMs = 350;

/**
 * Start and end of the last press of a finger, mouse or key, and start of the press before it. A key held down is one
 * press, although it repeats.
 */
function usePress() {
  const press = useRef({ previousStart: -Infinity, start: -Infinity, end: -Infinity });
  useEffect(() => {
    const begin = (event: Event) => {
      if (event instanceof KeyboardEvent && event.repeat) return;
      press.current = { previousStart: press.current.start, start: performance.now(), end: Infinity };
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
 * @returns `isReady`: whether the step accepts input; `accepts()`: whether it accepts the current event;
 * `acceptsKey()`: whether its on-screen keys accept the current event
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

  /** Whether the current event belongs to a press. Assistive technology may click without a press. */
  const isPressed = () => performance.now() - press.current.end < clickDelayMs;
  const accepts = () => isReady && !(isPressed() && press.current.start <= shownAt.current);

  const acceptsKey = () => {
    const { previousStart, start } = press.current;
    const isSecondTap = previousStart <= shownAt.current && start - previousStart <= doubleTapMs;
    return !(isPressed() && (start <= shownAt.current || isSecondTap));
  };

  return { isReady, accepts, acceptsKey };
}
