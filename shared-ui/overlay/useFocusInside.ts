import { type RefObject, useEffect, useLayoutEffect } from 'react';

import { watchContent } from './watchContent.ts';

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]):not([type=hidden]),select:not([disabled]),textarea:not([disabled]),[tabindex]:not([tabindex="-1"])';

/** The tabbable elements inside an element, in order. */
export const tabStops = (inside: HTMLElement): HTMLElement[] =>
  [...inside.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('[inert],[hidden]'));

/**
 * Keeps Tab and Shift+Tab inside an element. Ignores key events that bubble in React from a dialog opened inside it.
 */
export function keepTabInside(
  event: { key: string; shiftKey: boolean; target: EventTarget; preventDefault: () => void },
  inside: HTMLElement,
) {
  if (event.key !== 'Tab' || !inside.contains(event.target as Node)) return;
  const stops = tabStops(inside);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge && document.activeElement !== edge && inside.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** The element that gets focus when the focused element inside it is removed. */
const placeAround = (element: Element | null) =>
  element?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main') ?? null;

/** A text field or a select. */
const field =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], :disabled, [readonly]), select:not(:disabled), textarea:not(:disabled, [readonly])';

/**
 * The element that gets focus first: `[data-autofocus]`, else the element itself. If `[data-autofocus]` is a form, its
 * first field gets focus instead, unless an on-screen keyboard would cover the form.
 */
function firstFocus(inside: HTMLElement): HTMLElement {
  const marked = inside.querySelector<HTMLElement>('[data-autofocus]') ?? inside;
  if (!(marked instanceof HTMLFormElement)) return marked;
  const isTouch = globalThis.matchMedia('(pointer: coarse)').matches;
  return (!isTouch && marked.querySelector<HTMLElement>(field)) || inside;
}

/**
 * Moves focus into an element when it appears (to its first `[data-autofocus]`, else to the element itself). When it
 * disappears, returns focus to the previously focused element, or to the dialog or page around it. A new `key` (new
 * content) moves focus in again. When the focused control is removed, the element itself gets focus, so that Esc and
 * Tab still work [interface.keyboard].
 */
export function useFocusInside(ref: RefObject<HTMLElement | null>, key: string | number = ''): void {
  // A layout effect, so that focus is never lost between a loading frame and the panel that replaces it. The element to
  // return to is recorded once, not for each `key`. If a focused element survives a commit, React restores its focus,
  // even if this hook has moved focus meanwhile.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const container = placeAround(before);
    const element = ref.current;
    return () => {
      const target = before?.isConnected ? before : container;
      if (
        target?.isConnected &&
        (!document.activeElement ||
          document.activeElement === document.body ||
          !document.activeElement.isConnected ||
          element?.contains(document.activeElement))
      ) {
        target.focus();
      }
    };
  }, [ref]);

  useLayoutEffect(() => {
    if (ref.current) firstFocus(ref.current).focus();
  }, [ref, key]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let isInside = element.contains(document.activeElement);

    const onMove = ({ target }: Event) => {
      isInside = target instanceof Node && element.contains(target);
    };

    const stopWatching = watchContent(element, () => {
      if (isInside && document.activeElement === document.body) element.focus();
    });
    document.addEventListener('focusin', onMove);
    document.addEventListener('pointerdown', onMove);

    return () => {
      document.removeEventListener('focusin', onMove);
      document.removeEventListener('pointerdown', onMove);
      stopWatching();
    };
  }, [ref]);
}
