import { tabStorage } from '@memocartes/shared-ui/storage';

/** What a GAR sign-on is for. */
export type SignOnRequest = {
  /** Code that links the GAR identity to the account that requested the code. */
  readonly linkCode?: string;
  /** Requires a new sign-in to the GAR, even for people who are signed in there [accounts.fresh-sign-on]. */
  readonly requiresNewSignIn?: boolean;
};

const key = 'memocartes.sign-on';

/** Keeps the request in the tab, so that the sign-on can be started again after a failure at the GAR. */
export const storeSignOnRequest = (request: SignOnRequest): void => void tabStorage.writeJson(key, request);

/** The request of the last sign-on that this tab started. */
export const readSignOnRequest = (): SignOnRequest => (tabStorage.readJson(key) as SignOnRequest | undefined) ?? {};

export const forgetSignOnRequest = (): void => tabStorage.remove(key);
