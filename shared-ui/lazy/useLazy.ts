import { type ComponentType, useCallback, useEffect, useState } from 'react';

type Loaded<P> = { readonly default: ComponentType<P> };

/**
 * A component that is loaded on demand. Unlike with `React.lazy`, a failed load can be retried and doesn't affect the
 * rest of the page.
 */
export function useLazy<P>(load: () => Promise<Loaded<P>>, isWanted = true) {
  const [loaded, setLoaded] = useState<Loaded<P>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || loaded || failed) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setLoaded(module),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, isWanted, loaded, failed]);

  const retry = useCallback(() => setFailed(false), []);
  return { Component: loaded?.default, failed, retry };
}
