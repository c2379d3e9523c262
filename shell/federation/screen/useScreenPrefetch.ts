import type { RegisteredRemote } from '@memocartes/shared-shell/remote';
import { useEffect } from 'react';

import type { Loader } from '../loading/loader.ts';

/** The first page is read before anything else is fetched, in milliseconds. */
const startDelayMs = 1_500;

type NetworkConnection = { readonly saveData?: boolean };

/** Whoever counts each byte fetches a screen when they ask for it. */
const savesData = () => (navigator as { readonly connection?: NetworkConnection }).connection?.saveData === true;

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }));

/** Fetches the screens that a remote's menu leads to, one at a time, while the page has nothing else to do. */
async function prefetchScreens(loader: Loader, registered: RegisteredRemote, isOver: () => boolean): Promise<void> {
  const remote = await loader.remote(registered);
  for (const item of registered.menu) {
    const screen = item.type === 'item' && item.to !== undefined ? remote.screens[item.to] : undefined;
    if (!screen) continue;
    await idle();
    if (isOver()) return;
    // One that fails is told, and tried again, when somebody asks for it.
    await screen().catch(() => undefined);
  }
}

/** Has the menu's screens at hand before they are asked for: the next click draws at once. */
export function useScreenPrefetch(loader: Loader, remote: RegisteredRemote): void {
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis) || savesData()) return;
    let over = false;
    const timer = setTimeout(
      () => void prefetchScreens(loader, remote, () => over).catch(() => undefined),
      startDelayMs,
    );
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [loader, remote]);
}
