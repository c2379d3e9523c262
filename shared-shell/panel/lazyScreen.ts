import { type ComponentType, lazy } from 'react';

import type { Screen } from '../remote/define.ts';

const components = new WeakMap<Screen, ComponentType>();

/** The component of a screen that is fetched when it is first drawn; one that failed to come is fetched anew next time. */
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
