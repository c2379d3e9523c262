import type { Registry } from '@memocartes/shared-shell/remote';
import type { Settings } from '@memocartes/shared-shell/settings';

import { readRegistry } from '../federation/registry.ts';
import { readSession, type Session } from '../guard/readSession.ts';
import { readSettings } from '../http/settings.ts';

/** What must be known before the first page is drawn. */
export type PortalStart = { readonly registry: Registry; readonly settings: Settings; readonly session: Session };

/** Asks for all of it at once. @throws Error or ApiError when some of it can't be had. */
export async function readPortal(): Promise<PortalStart> {
  const [registry, settings, session] = await Promise.all([readRegistry(), readSettings(), readSession()]);
  return { registry, settings, session };
}
