import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { sourceMapsOf } from '../source-maps/source-maps.ts';
import { goodVersions, historyOf } from './state-changes.ts';
import type { State } from './types.ts';

/** Number of newest versions of a remote whose files are always kept. */
const keptVersions = 5;
/**
 * Number of the good versions last in use whose files are kept. After a roll-back from the first to the second, the
 * third becomes `previous`.
 */
const keptGoodVersions = 3;
/** How long pages that are still open may need the files of a version that left the registry (ms). */
const openPageMs = 24 * 3600 * 1000;

/**
 * Deletes the files of old versions [portal.old-files]. It keeps:
 * - registered versions;
 * - the newest five versions;
 * - the last three good versions that were in use;
 * - versions that were written or left the registry within the last 24 hours.
 */
export function deleteOldFiles(remotesDir: string, name: string, state: State, now = Date.now()): void {
  const folder = join(remotesDir, name);
  if (!existsSync(folder)) return;
  const registered = state.registry.remotes[name];
  const inUse = [registered?.version, registered?.previous?.version, registered?.candidate?.version];
  const history = historyOf(state, name);
  const byVersion = new Map(history.versions.map((item) => [item.entry.version, item]));
  const lastGood = goodVersions(history).slice(0, keptGoodVersions);
  const kept = new Set([...inUse, ...lastGood.map(({ entry }) => entry.version)]);
  const versions = readdirSync(folder)
    .map((version) => ({ version, at: statSync(join(folder, version)).ctimeMs }))
    .sort((a, b) => b.at - a.at);
  const leftAt = ({ version, at }: { version: string; at: number }) =>
    Math.max(at, Date.parse(byVersion.get(version)?.left ?? '') || 0);
  const old = versions
    .slice(keptVersions)
    .filter((item) => !kept.has(item.version) && now - leftAt(item) >= openPageMs);
  for (const { version } of old) {
    rmSync(join(folder, version), { recursive: true });
    rmSync(sourceMapsOf(remotesDir, name, version), { recursive: true, force: true });
  }
}
