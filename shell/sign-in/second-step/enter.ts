import { markVisited } from '../../session/signedInBefore.ts';
import { takeWanted } from '../../session/requestedPage.ts';

/** A session is open: on to the page asked for, else to the dashboard. */
export function enter(): void {
  markVisited();
  location.assign(takeWanted());
}
