import { useEffectEvent, useLayoutEffect } from 'react';

import { pageStore } from '../store/store.ts';

/** What closes each open dialog, the topmost last. */
const openDialogs = pageStore<readonly (() => void)[]>('open-dialogs', []);

/** Lets `closeTopDialog` call `close` as long as the dialog is rendered. */
export function useOpenDialog(close: () => void): void {
  const onClose = useEffectEvent(close);
  useLayoutEffect(() => {
    const entry = () => onClose();
    openDialogs.set([...openDialogs.get(), entry]);
    return () => openDialogs.set(openDialogs.get().filter((other) => other !== entry));
  }, []);
}

export const isDialogOpen = (): boolean => openDialogs.get().length > 0;

/** Closes the topmost dialog as Esc does: it stays open while it is saving, and asks about unsaved values. */
export const closeTopDialog = (): void => openDialogs.get().at(-1)?.();
