import { markVisited } from '../guard/visited.ts';
import { takeWanted } from '../guard/wanted.ts';

/** A session is open: on to the page asked for, else to the dashboard. */
export function enter(): void {
  markVisited();
  location.assign(takeWanted());
}
