import { type RefObject, useEffect, useLayoutEffect } from 'react';

import { focusAfterRemoval, type FocusedControl, focusedControl } from './focusAfterRemoval.ts';
import { tabStops } from './tabStops.ts';
import { watchContent } from './watchContent.ts';

/**
 * Keeps Tab and Shift+Tab inside an element. Ignores key events that bubble in React from a dialog opened inside it.
 */
export function keepTabInside(
  event: {
    readonly key: string;
    readonly shiftKey: boolean;
    readonly target: EventTarget;
    readonly preventDefault: () => void;
  },
  inside: HTMLElement,
) {
  if (event.key !== 'Tab' || !inside.contains(event.target as Node)) return;
  const stops = tabStops(inside);
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (edge && document.activeElement !== edge && inside.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** The dialog or page around an element, which gets focus if the element was removed meanwhile. */
const fallbackAround = (element: Element | null) =>
  element?.closest<HTMLElement>('[role=dialog], [role=alertdialog], main') ?? null;

/** A text field or a select. */
const focusableField =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=file], :disabled, [readonly]), select:not(:disabled), textarea:not(:disabled, [readonly])';

/**
 * The element that gets focus first: `[data-autofocus]`, else the element itself. If `[data-autofocus]` is a form, its
 * first field gets focus instead, unless an on-screen keyboard would cover the form.
 */
function firstFocus(inside: HTMLElement): HTMLElement {
  const marked = inside.querySelector<HTMLElement>('[data-autofocus]') ?? inside;
  if (!(marked instanceof HTMLFormElement)) return marked;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  return (!isTouch && marked.querySelector<HTMLElement>(focusableField)) || inside;
}

/**
 * Moves focus into an element when it appears (to its first `[data-autofocus]`, else to the element itself). When it
 * disappears, returns focus to the previously focused element, or to the dialog or page around it. A new `key` (new
 * content) moves focus in again. When the focused control is removed, the control next to it in the same list gets
 * focus, else the element itself, so that Esc and Tab still work [interface.keyboard] [interface.focus-neighbour].
 * After a click or a touch, the element itself gets focus: focus in a field would open an on-screen keyboard.
 */
export function useFocusInside(ref: RefObject<HTMLElement | null>, key: string | number = ''): void {
  // A layout effect, so that focus is never lost between a loading frame and the panel that replaces it. The element to
  // return to is recorded once, not for each `key`.
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const container = fallbackAround(before);
    const element = ref.current;
    // Runs during React's commit, after which React restores the focus of a focused element that is still in the page.
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
    let focusedInList: FocusedControl | undefined;
    let isPointer = false;

    const onFocus = ({ target }: FocusEvent) => {
      isInside = target instanceof Node && element.contains(target);
      const list = isInside && target instanceof HTMLElement ? target.closest<HTMLElement>('ul, ol, table') : null;
      focusedInList = list ? focusedControl(target as HTMLElement, list) : undefined;
    };

    const onPointer = ({ target }: Event) => {
      isInside = target instanceof Node && element.contains(target);
      isPointer = true;
    };

    const onKey = () => {
      isPointer = false;
    };

    const stopWatching = watchContent(element, () => {
      if (!isInside || document.activeElement !== document.body) return;
      ((!isPointer && focusedInList && focusAfterRemoval(focusedInList)) || element).focus();
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey, true);

    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey, true);
      stopWatching();
    };
  }, [ref]);
}
