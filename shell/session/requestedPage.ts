import { tabStorage } from '@memocartes/shared-ui/storage';

import { publicPath } from '../boot/publicPath.ts';

const key = 'memocartes.wanted';

/** Remembers, for this tab, the page that a person asked for before they had to sign in: one of the portal, or that of a printed card. */
export function rememberRequestedPage({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const page = publicPath(pathname);
  if (!page || page === '/c') tabStorage.write(key, pathname + search + hash);
}

/** Where to go once signed in: the page asked for, else the dashboard. Asked once. */
export function takeRequestedPage(): string {
  const wanted = tabStorage.read(key);
  tabStorage.remove(key);
  // A path of this portal only: `//elsewhere` would be another site.
  return wanted && /^\/(?![/\\])/.test(wanted) ? wanted : '/dashboard';
}
