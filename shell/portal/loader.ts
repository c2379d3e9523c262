import { addTexts } from '@memocartes/shared-shell/i18n';

import { portalLoader } from '../federation/loading/portalLoader.ts';
import { decide } from '../guard/decide.ts';
import type { PortalStart } from './readPortal.ts';

/** The one loader of the page. */
export const loader = portalLoader((remote) => addTexts(remote.texts));

/** Sends for the screen of the address as soon as the guard can decide, while the layout is still being drawn. */
export function preloadScreen({ registry, session }: PortalStart): void {
  const decision = decide(location.pathname, session, registry);
  // Who draws the screen waits for the same attempts, and says so if they fail.
  if (decision.to === 'screen') loader.screen(decision.remote, decision.route.path).catch(() => undefined);
}
