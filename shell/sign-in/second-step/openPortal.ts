import { takeRequestedPage } from '@memocartes/shared-shell/navigation';

import { markSignedIn } from '../../session/signedInAccount.ts';

/** Continues with an open session: to the requested page, else to the dashboard. */
export function openPortal(): void {
  markSignedIn();
  location.assign(takeRequestedPage());
}
