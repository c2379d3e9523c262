import { type ComponentType, lazy } from 'react';

import type { Screen } from '../remote/define.ts';

const components = new WeakMap<Screen, ComponentType>();

/** A lazily loaded screen; one that failed to load is fetched again next time. */
export function lazyScreen(screen: Screen): ComponentType {
  const component =
    components.get(screen) ??
    lazy(() =>
      screen().catch((error: unknown) => {
        components.delete(screen);
        throw error;
      }),
    );
  components.set(screen, component);
  return component;
}
