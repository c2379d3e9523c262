import type { RegisteredRemote, Remote } from '@memocartes/shared-shell/remote';
import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';

import type { Loader } from '../loading/loader.ts';

/** Delay before the first prefetch, in milliseconds. */
const startDelayMs = 1_500;

type NetworkConnection = { readonly saveData?: boolean };

/** Whether the visitor's browser is in data-saving mode. */
const savesData = () => (navigator as { readonly connection?: NetworkConnection }).connection?.saveData === true;

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 10_000 }));

/** The screen whose route matches a path, such as `/messaging/:id?` for `/messaging`. */
function screenAt({ screens }: Remote, path: string) {
  const routes = Object.keys(screens).map((route) => ({ path: route }));
  const match = matchRoutes(routes, path)?.at(-1);
  return match && screens[match.route.path];
}

/** Loads the screens of the menu's entries, one at a time, while the page is idle. */
async function prefetchScreens(loader: Loader, registered: RegisteredRemote, isOver: () => boolean): Promise<void> {
  const { remote } = await loader.remote(registered);
  for (const item of registered.menu) {
    const screen = item.type === 'item' && item.to !== undefined ? screenAt(remote, item.to) : undefined;
    if (!screen) continue;
    await idle();
    if (isOver()) return;
    // A failure is shown, and retried, when the screen is opened.
    await screen().catch(() => undefined);
  }
}

/** Prefetches the menu's screens, so that they are shown immediately when opened. */
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
