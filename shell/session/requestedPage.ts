import { storeRequestedPage } from '@memocartes/shared-shell/navigation';

import { publicPath } from '../boot/publicPath.ts';

/**
 * Stores for this tab which page was requested before sign-in: a page of the portal or of a printed card
 * [accounts.requested-page].
 */
export function rememberRequestedPage(place: Pick<Location, 'pathname' | 'search' | 'hash'>): void {
  const page = publicPath(place.pathname);
  if (!page || page === '/c') storeRequestedPage(place);
}
