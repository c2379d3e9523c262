import { addTexts } from '@memocartes/shared-shell/i18n';

import { portalLoader } from '../federation/loading/portalLoader.ts';
import { decide } from '../guard/decide.ts';
import type { PortalStart } from './readPortal.ts';

/** The page's only loader. */
export const loader = portalLoader((remote) => addTexts(remote.texts));

/** Starts loading the screen of the address as soon as the guard can decide, while the layout renders. */
export function preloadScreen({ registry, session }: PortalStart): void {
  const decision = decide(location.pathname, session, registry);
  // An error is ignored here: the screen shares these attempts and shows the error.
  if (decision.to === 'screen') loader.screen(decision.remote, decision.route.path).catch(() => undefined);
}
