import { browserStorage } from '@memocartes/shared-ui/storage';

/**
 * The last choice of an account in this browser, used as initial value of the next form of its kind. Other accounts do
 * not see it.
 */
export type LastChoice<T> = {
  readonly read: (account: number) => Partial<T>;
  readonly remember: (account: number, choice: T) => void;
};

/** Stores one choice under a key; a choice of another account replaces it. */
export const lastChoice = <T extends object>(key: string): LastChoice<T> => ({
  read: (account) => {
    const stored = (browserStorage.readJson(key) ?? {}) as Partial<T> & { readonly account?: number };
    const { account: chosenBy, ...choice } = stored;
    return chosenBy === account ? (choice as Partial<T>) : {};
  },
  remember: (account, choice) => void browserStorage.writeJson(key, { account, ...choice }),
});
