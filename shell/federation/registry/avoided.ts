import { browserStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.avoided';

/** A version is avoided for a day; by then it is probably repaired or withdrawn. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const idOf = (remote: string, version: string) => `${remote}@${version}`;

function read(): Record<string, number> {
  const stored = browserStorage.readJson(key);
  const entries = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(entries.filter(([, at]) => Date.now() - Number(at) < maxAgeMs));
}

/** Whether a version failed in this browser less than a day ago [portal.remote-healed]. */
export const isAvoided = (remote: string, version: string): boolean => idOf(remote, version) in read();

/**
 * Avoids a version in this browser for a day. @returns false if the browser refuses storage: the version is then
 * avoided until the page is left
 */
export const avoid = (remote: string, version: string): boolean =>
  browserStorage.writeJson(key, { ...read(), [idOf(remote, version)]: Date.now() });
