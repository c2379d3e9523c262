import { tabStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.reloaded';

/** Minimum time between two reloads, in milliseconds. */
const minIntervalMs = 60_000;

const shellChunkError = /Loading (CSS )?chunk .*\/assets\//s;

/**
 * Whether a chunk of the shell could not be loaded: after a release, old pages request deleted files. The error's
 * `cause` is also checked: a remote fails if a module of the host does. A remote's own files are handled by its loader.
 */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return shellChunkError.test(error.message) || isChunkFailure(error.cause);
}

/**
 * Reloads the page, at most once a minute [interface.chunk-reload]. @returns false if the last reload was too recent,
 * or this one could not be recorded; the error is then shown
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - Number(tabStorage.read(key) ?? 0) < minIntervalMs) return false;
  // Without a stored record it would reload forever.
  if (!tabStorage.write(key, String(now))) return false;
  reload();
  return true;
}
