import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RemoteVersion } from './types.ts';

/** File next to the registry with the list of origins that the portal allows (`REMOTE_ORIGINS`). */
export const remoteOriginsFile = '.origins.json';

/** Whether a version's files are on another server: the address of its manifest is then absolute. */
export const isElsewhere = ({ manifest }: Pick<RemoteVersion, 'manifest'>): boolean => /^https?:/.test(manifest);

/**
 * Refuses an address of files whose origin the portal does not allow [portal.remote-origins].
 *
 * @throws Error naming the origin and what to set
 */
export function assertAllowedOrigin(remotesDir: string, address: string): void {
  if (!URL.canParse(address)) {
    throw new Error(`${address} is not an address of files: expected, for example, https://remotes.example.org`);
  }
  const { origin } = new URL(address);
  let allowed: readonly string[];
  try {
    allowed = JSON.parse(readFileSync(join(remotesDir, remoteOriginsFile), 'utf8')) as string[];
  } catch {
    throw new Error(`${remotesDir} does not say which origins the portal allows: start the portal once.`);
  }
  if (allowed.includes(origin)) return;
  throw new Error(
    `The portal loads no remote from ${origin}. Its REMOTE_ORIGINS must name it; it names ${allowed.join(', ') || 'none'}.`,
  );
}
