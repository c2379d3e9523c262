import { tabStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.reloaded';

/** Minimum time between two reloads, in milliseconds. */
const minIntervalMs = 60_000;

const shellChunkError = /Loading (CSS )?chunk .*\/assets\//s;

/**
 * Whether a chunk of the shell could not be loaded: after a release, old pages request deleted files. A remote that
 * needs this chunk also fails, so the error's `cause` is checked too; failures of a remote's own files don't count.
 */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return shellChunkError.test(error.message) || isChunkFailure(error.cause);
}

/**
 * Reloads the page, at most once a minute [interface.chunk-reload].
 * @returns false if the last reload was too recent, or the time of this reload could not be stored; the caller then
 * shows the error
 */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - Number(tabStorage.read(key) ?? 0) < minIntervalMs) return false;
  // Without a stored time, the page would reload forever.
  if (!tabStorage.write(key, String(now))) return false;
  reload();
  return true;
}
