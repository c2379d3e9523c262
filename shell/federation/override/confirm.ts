import { remotesCalls } from '@memocartes/contract/remotes/remotes.calls';
import { asApiError } from '@memocartes/shared-shell/errors';
import { removeOverride, type StoredOverride } from '@memocartes/shared-shell/override';
import type { RemoteVersion } from '@memocartes/shared-shell/remote';

import { send } from '../../http/send.ts';
import { setOverride } from '../registry/activeOverride.ts';
import { OverrideBadge } from './OverrideBadge.tsx';

/** Maximum time that the portal waits for the server's response, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Asks the server whether the account may still try this version [override.local] [override.ends] [override.address]
 * [override.versions]. If so, this page uses it. A refusal ends the override. After a server error or without a
 * response, the normal version is shown for this visit.
 */
export async function confirmOverride({ remote, version, address, until }: StoredOverride): Promise<void> {
  const query = new URLSearchParams(address === undefined ? { version: version! } : { address });
  const path = `${remotesCalls.override.path.replace(':name', remote)}?${query}`;
  const call = { ...remotesCalls.override, path };
  const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeoutMs));
  try {
    const entry = await Promise.race([send<RemoteVersion>(call), timeout]);
    if (entry) setOverride({ entry, until, Badge: OverrideBadge, ...(address !== undefined && { address }) });
  } catch (thrown) {
    const { status = 0 } = asApiError(thrown) ?? {};
    if (status >= 400 && status < 500 && status !== 429) removeOverride();
  }
}
