import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';

import { dismiss, type Toast, toastElementId } from './toast.ts';

/** Key that moves focus to the newest toast. */
export const toastKey = 'F8';

/**
 * Keys of the toasts: F8 moves focus to the newest toast from anywhere, Esc dismisses the focused toast. When the
 * focused toast is removed, focus returns to the previous element [interface.toast-keys].
 *
 * @returns event handlers for the container of the toasts
 */
export function useToastKeys(ref: RefObject<HTMLElement | null>, shown: readonly Toast[]) {
  const before = useRef<Element>(null);
  const hasFocus = useRef(false);
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const newest = shown.at(-1);
    if (event.key !== toastKey || event.defaultPrevented || !newest) return;
    event.preventDefault();
    document.getElementById(toastElementId(newest.id))?.querySelector('button')?.focus();
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => onPageKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useLayoutEffect(() => {
    // When a focused button is removed, focus is lost without an event.
    if (!hasFocus.current || ref.current?.contains(document.activeElement)) return;
    hasFocus.current = false;
    if (document.activeElement !== document.body) return;
    const target = before.current?.isConnected ? before.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus();
  }, [ref, shown]);

  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      hasFocus.current = true;
      if (relatedTarget && !ref.current?.contains(relatedTarget)) before.current = relatedTarget;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = ref.current?.contains(relatedTarget) ?? false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const focused = shown.find(({ id }) =>
        document.getElementById(toastElementId(id))?.contains(event.target as Node),
      );
      if (event.key !== 'Escape' || !focused) return;
      event.preventDefault();
      dismiss(focused.id);
    },
  };
}
