import { useEffect, useEffectEvent } from 'react';

/** The part of the browser's CloseWatcher that is used here; only Chromium has it. */
type CloseWatcher = EventTarget & { readonly destroy: () => void };
const { CloseWatcher } = globalThis as { readonly CloseWatcher?: new () => CloseWatcher };

/**
 * Calls `close` instead of leaving the page when the person goes back on an Android device [interface.back-closes].
 * On other devices, the browser would also report Esc, which `useEscape` already handles.
 */
export function useBackGesture(close: () => void, open: boolean): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open || !CloseWatcher || !matchMedia('(pointer: coarse)').matches) return;
    let watcher: CloseWatcher;

    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        // A watcher reports once. The overlay may stay open, for example to ask about unsaved changes.
        watch();
        onBack();
      });
    };

    watch();
    return () => watcher.destroy();
  }, [open]);
}
