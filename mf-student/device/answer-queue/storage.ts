import { browserStorage } from '@memocartes/shared-ui/storage';

/** The stored entries whose key has this prefix; skips unreadable entries. */
export const readEntries = <Entry>(prefix: string): Entry[] =>
  browserStorage
    .keys(prefix)
    .map((key) => browserStorage.readJson(key) as Entry | undefined)
    .filter((entry) => entry !== undefined);
