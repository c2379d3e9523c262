import type { ApiError } from '@memocartes/shared-api/api-error';
import type { Registry } from '@memocartes/shared-shell/remote';
import type { Settings } from '@memocartes/shared-shell/settings';

import { ownerOf } from '../federation/registry/owner.ts';
import { readRegistry } from '../federation/registry/registry.ts';
import { readSession, type Session } from '../session/readSession.ts';
import { readSettings } from '../http/settings.ts';
import { keepSettings, lastSettings } from './lastSettings.ts';

/** What must be known before the first page is drawn. */
export type PortalStart = { readonly registry: Registry; readonly settings: Settings; readonly session: Session };

const isUnreachable = (error: unknown) => (error as ApiError | null)?.status === 0;

/**
 * Asks for all of it at once. When nothing answers, a page that is everybody's (a student's tablet) still opens, for nobody in
 * particular and as this portal was last; any other can't.
 *
 * @throws Error or ApiError when some of it can't be had.
 */
export async function readPortal(): Promise<PortalStart> {
  const [registry, settings, session] = await Promise.allSettled([readRegistry(), readSettings(), readSession()]);
  if (registry.status === 'rejected') throw registry.reason;
  if (settings.status === 'fulfilled' && session.status === 'fulfilled') {
    keepSettings(settings.value);
    return { registry: registry.value, settings: settings.value, session: session.value };
  }
  const failed = [settings, session].filter((one) => one.status === 'rejected').map(({ reason }) => reason as unknown);
  const savedSettings = lastSettings();
  const isPublicPage = ownerOf(location.pathname, undefined, registry.value).status === 'ok';
  if (!savedSettings || !isPublicPage || !failed.every(isUnreachable)) throw failed[0];
  return { registry: registry.value, settings: savedSettings, session: { state: 'none' } };
}
