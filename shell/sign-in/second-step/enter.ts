import { markSignedIn } from '../../session/signedInBefore.ts';
import { takeRequestedPage } from '../../session/requestedPage.ts';

/** Continues with an open session: to the requested page, else to the dashboard. */
export function enter(): void {
  markSignedIn();
  location.assign(takeRequestedPage());
}
