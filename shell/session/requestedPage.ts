import { tabStorage } from '@memocartes/shared-ui/storage';

import { publicPath } from '../boot/publicPath.ts';

const key = 'memocartes.wanted';

/** Stores, for this tab, the page that was requested before sign-in: a page of the portal or of a printed card. */
export function rememberRequestedPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const page = publicPath(pathname);
  if (!page || page === '/c') tabStorage.write(key, pathname + search + hash);
}

/** Where to go after sign-in: the stored page, else the dashboard. Can be read once. */
export function takeRequestedPage(): string {
  const wanted = tabStorage.read(key);
  tabStorage.remove(key);
  // A path of this portal only: `//elsewhere` would be another site.
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/dashboard';
}
