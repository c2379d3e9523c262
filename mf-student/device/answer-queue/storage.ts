import { browserStorage } from '@memocartes/shared-ui/storage';

/** What the tablet keeps under names that begin so; what can't be read is left out. */
export const stored = <Entry>(prefix: string): Entry[] =>
  browserStorage
    .keys(prefix)
    .map((key) => browserStorage.readJson(key) as Entry | undefined)
    .filter((entry) => entry !== undefined);
