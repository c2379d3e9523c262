const key = 'memocartes.reloaded';

/** Least time between two reloads, in milliseconds (specification §8). */
const minute = 60_000;

/** Whether a part of the portal's own code could not be fetched: after a release, old pages ask for files that are gone. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /^Loading (CSS )?chunk /.test(error.message));

/** Reloads the page, at most once a minute. False when it was too soon: somebody then has to be told. */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - Number(sessionStorage.getItem(key) ?? 0) < minute) return false;
  sessionStorage.setItem(key, String(now));
  reload();
  return true;
}
