import { tabStorage } from '@memocartes/shared-ui/storage';

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

/** Reloads the page, at most once a minute. @returns false when it was too soon, or the reload could not be recorded: the error is then shown */
export function reloadOnce(now = Date.now(), reload = () => location.reload()): boolean {
  if (now - Number(tabStorage.read(key) ?? 0) < minute) return false;
  // Without a record that outlives the page, it would reload for ever.
  if (!tabStorage.write(key, String(now))) return false;
  reload();
  return true;
}
