import type { Registry } from '@memocartes/shared-shell/remote';
import { type Me, useOptionalMe } from '@memocartes/shared-shell/session';
import { useEffect, useState } from 'react';

import { isAvoided } from '../../federation/registry/avoided.ts';
import { versionsFor } from '../../federation/registry/choose.ts';
import { readRegistry } from '../../federation/registry/readRegistry.ts';
import { useRegistry } from '../../guard/reachable.tsx';

/** Interval at which a visible page reads the registry, and minimum time between two reads, in milliseconds. */
const polling = { intervalMs: 4 * 60_000, minMs: 60_000 };

/** Whether one of the user's remotes has another version in the latest registry than in the page. */
export const isOutdated = (page: Registry, latest: Registry, me: Me | undefined): boolean =>
  Object.values(versionsFor(latest, me).remotes).some(({ name, version, roles }) => {
    const current = page.remotes[name];
    const isOwn = me !== undefined && roles.includes(me.role);
    // A version that failed in this browser has already been replaced in the page.
    return isOwn && current !== undefined && current.version !== version && !isAvoided(name, current.version);
  });

/** Whether the registry now gives the user another version of a remote than the page uses [portal.update-notice]. */
export function useNewVersion(): boolean {
  const page = useRegistry();
  const me = useOptionalMe();
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let readAt = 0;

    const check = () => {
      if (document.visibilityState === 'hidden' || Date.now() - readAt < polling.minMs) return;
      readAt = Date.now();
      readRegistry().then(
        (latest) => setIsNew(isOutdated(page, latest, me)),
        () => undefined,
      );
    };

    check();
    const timer = setInterval(check, polling.intervalMs);
    addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      removeEventListener('visibilitychange', check);
    };
  }, [page, me]);
  return isNew;
}
