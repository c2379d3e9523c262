import { tabStorage } from '@memocartes/shared-ui/storage';

const key = 'memocartes.wanted';

/** Stores, for this tab, the page to open after the next sign-in. */
export function storeRequestedPage({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  tabStorage.write(key, pathname + search + hash);
}

/** Whether this tab has stored a page to open after the next sign-in. */
export const hasRequestedPage = (): boolean => tabStorage.read(key) !== undefined;

/** Returns and removes the stored page to open after sign-in; the dashboard if there is none. */
export function takeRequestedPage(): string {
  const storedPath = tabStorage.read(key);
  tabStorage.remove(key);
  // A path of this portal only: `//elsewhere` would be another site.
  return storedPath && /^\/(?![/\\])/.test(storedPath) ? storedPath : '/dashboard';
}
