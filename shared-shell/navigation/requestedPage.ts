import { tabStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.wanted';

/** Stores, for this tab, the page to open after the next sign-in. */
export function storeRequestedPage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  tabStorage.write(key, pathname + search + hash);
}

/** Whether a page is stored that the next sign-in of this tab will open. */
export const hasRequestedPage = (): boolean => tabStorage.read(key) !== undefined;

/** Where to go after sign-in: the stored page, else the dashboard. Can only be read once. */
export function takeRequestedPage(): string {
  const storedPath = tabStorage.read(key);
  tabStorage.remove(key);
  // A path of this portal only: `//elsewhere` would be another site.
  return storedPath && /^\/(?![/\\])/.test(storedPath) ? storedPath : '/dashboard';
}
