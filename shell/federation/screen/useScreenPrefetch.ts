import type { RegisteredRemote } from '@memocartes/shared-shell/remote';
import { useEffect } from 'react';

import type { Loader } from '../loading/loader.ts';

/** Delay before the first prefetch, in milliseconds. */
const startDelayMs = 1_500;

type NetworkConnection = { readonly saveData?: boolean };

/** Whether the visitor's browser is in data-saving mode. */
const savesData = () => (navigator as { readonly connection?: NetworkConnection }).connection?.saveData === true;

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }));

/** Loads the screens of a remote's menu, one at a time, while the page is idle. */
async function prefetchScreens(loader: Loader, registered: RegisteredRemote, isOver: () => boolean): Promise<void> {
  const { remote } = await loader.remote(registered);
  for (const item of registered.menu) {
    const screen = item.type === 'item' && item.to !== undefined ? remote.screens[item.to] : undefined;
    if (!screen) continue;
    await idle();
    if (isOver()) return;
    // A failure is shown, and retried, when the screen is opened.
    await screen().catch(() => undefined);
  }
}

/** Prefetches the menu's screens, so that the next click renders at once. */
export function useScreenPrefetch(loader: Loader, remote: RegisteredRemote): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis) || savesData()) return;
    let isStopped = false;
    const timer = setTimeout(
      () => void prefetchScreens(loader, remote, () => isStopped).catch(() => undefined),
      startDelayMs,
    );
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [loader, remote]);
}
