import { markSignedIn } from '../../session/signedInBefore.ts';
import { takeRequestedPage } from '../../session/requestedPage.ts';

/** A session is open: on to the page asked for, else to the dashboard. */
export function enter(): void {
  markSignedIn();
  location.assign(takeRequestedPage());
}
