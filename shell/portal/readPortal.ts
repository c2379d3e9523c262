import type { ApiError } from '@memocartes/shared-api/api-error';
import type { Registry } from '@memocartes/shared-shell/remote';
import type { Settings } from '@memocartes/shared-shell/settings';

import { ownerOf } from '../federation/registry/owner.ts';
import { readRegistry } from '../federation/registry/registry.ts';
import { readSession, type Session } from '../session/readSession.ts';
import { readSettings } from '../http/settings.ts';
import { keepSettings, lastSettings } from './lastSettings.ts';

/** What is needed before the first page renders. */
export type PortalStart = { readonly registry: Registry; readonly settings: Settings; readonly session: Session };

const isUnreachable = (error: unknown) => (error as ApiError | null)?.status === 0;

/**
 * Reads everything at once. Offline, a page that needs no session (a student's tablet) opens with the stored settings and nobody
 * signed in; other pages reject.
 *
 * @throws Error or ApiError when a part can't be read.
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
