const key = 'memocartes.reloaded';

/** Least time between two reloads, in milliseconds. */
const minute = 60_000;

const ofShell = /Loading (CSS )?chunk .*\/assets\//s;

/**
 * Whether a part of the shell's own code could not be fetched: after a release, old pages ask for files that are gone. The cause
 * of an error counts: a remote can't be opened without what its host hands over. A remote's own files are its loader's concern.
 */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ofShell.test(error.message) || isChunkFailure(error.cause);
}

/** Reloads the page, at most once a minute. False when it was too soon: somebody then has to be told. */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - Number(sessionStorage.getItem(key) ?? 0) < minute) return false;
  sessionStorage.setItem(key, String(now));
  reload();
  return true;
}
