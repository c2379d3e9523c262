import { type ComponentType, lazy } from 'react';

import type { Screen } from '../remote/define.ts';

const known = new WeakMap<Screen, ComponentType>();

/** The component of a screen that is fetched when it is first drawn; one that failed to come is fetched anew next time. */
export function lazyScreen(screen: Screen): ComponentType {
  const made =
    known.get(screen) ??
    lazy(() =>
      screen().catch((error: unknown) => {
        known.delete(screen);
        throw error;
      }),
    );
  known.set(screen, made);
  return made;
}
