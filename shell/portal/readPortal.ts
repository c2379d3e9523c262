import type { LoggedUser } from '@memocartes/contract/auth/auth.routes';
import { toUnreachable } from '@memocartes/shared-api/api-error';
import { isApiUnavailable } from '@memocartes/shared-api/retry';
import { asApiError } from '@memocartes/shared-shell/errors';
import { readOverride, removeOverride } from '@memocartes/shared-shell/override';
import type { Registry } from '@memocartes/shared-shell/remote';
import { toMe } from '@memocartes/shared-shell/session';
import type { Settings } from '@memocartes/shared-shell/settings';

import { readWatchdogs } from '../federation/health/watchdog.ts';
import { choosePageVersions, versionsFor } from '../federation/registry/choose.ts';
import { readRegistry } from '../federation/registry/readRegistry.ts';
import { remoteOfPath } from '../federation/registry/remoteOfPath.ts';
import { readSettings } from '../http/settings.ts';
import { readSession, type Session } from '../session/readSession.ts';
import { readStoredSettings, storeSettings } from './storedSettings.ts';

/** Data needed before the first page renders. */
export type PortalStart = { readonly registry: Registry; readonly settings: Settings; readonly session: Session };

/**
 * Applies the version that a developer tries, once the server has confirmed it. Without a stored override, no request
 * is sent [override.local].
 */
async function applyOverride({ id, is_developer: isDeveloper }: LoggedUser): Promise<void> {
  const stored = readOverride(id);
  if (!stored) return;
  if (!isDeveloper) removeOverride();
  else {
    await import('../federation/override/confirm.ts').then(
      ({ confirmOverride }) => confirmOverride(stored),
      // A release may have deleted this chunk: then the normal version is shown.
      () => undefined,
    );
  }
}

const isUnreachable = (error: unknown) => isApiUnavailable(asApiError(error));

/** Time in ms that a tablet with stored settings waits for the API once the registry is read: its network may be silent. */
const tabletWaitMs = 4_000;

/** Settings and session as if the API were unreachable, after a time in ms. */
const unreachableAfter = async (ms: number) => {
  await new Promise((resolve) => setTimeout(resolve, ms));
  const missing = { status: 'rejected', reason: toUnreachable() } as const;
  return [missing, missing] as const;
};

/**
 * Reads registry, settings and session in parallel. While the API can't be reached or is unavailable, a student's
 * tablet opens with the stored settings: its page needs no session [tablets.offline].
 *
 * @throws Error or ApiError when the registry can't be read, or, on any other page, the settings or the session
 */
export async function readPortal(): Promise<PortalStart> {
  readWatchdogs();
  const reads = Promise.allSettled([readSettings(), readSession()]);
  const storedSettings = readStoredSettings();
  const registered = await readRegistry();
  const isPublicPage = remoteOfPath(location.pathname, undefined, versionsFor(registered)).status === 'ok';
  const canOpenWithoutApi = storedSettings !== undefined && isPublicPage;
  const [settings, session] = await (canOpenWithoutApi ? Promise.race([reads, unreachableAfter(tabletWaitMs)]) : reads);
  const user = session.status === 'fulfilled' && session.value.state === 'open' ? session.value.user : undefined;
  if (user) await applyOverride(user);
  const registry = choosePageVersions(registered, user && toMe(user));
  if (settings.status === 'fulfilled' && session.status === 'fulfilled') {
    storeSettings(settings.value);
    return { registry, settings: settings.value, session: session.value };
  }
  const failed = [settings, session]
    .filter((item) => item.status === 'rejected')
    .map(({ reason }) => reason as unknown);
  if (!canOpenWithoutApi || !failed.every(isUnreachable)) throw failed[0];
  return { registry, settings: storedSettings, session: { state: 'unknown' } };
}
