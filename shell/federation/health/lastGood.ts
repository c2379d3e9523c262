import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { page } from '@memocartes/shared-shell/navigation';
import { isGuarded, removeGuards } from '@memocartes/shared-shell/panel';

import { avoid } from '../registry/avoided.ts';
import { choiceOf } from '../registry/choose.ts';
import { sendReports } from './report.ts';

/**
 * Reverts to the last good version of a remote [portal.remote-healed]. This browser then avoids the failed version. The
 * page is reloaded at the same address, and entered values are kept as drafts.
 *
 * @returns false if the browser refuses storage. The page is then not reloaded, since the failed version would be
 * chosen again.
 */
export function revertToLastGood(remote: string, version: string): boolean {
  if (!avoid(remote, version)) return false;
  keepDrafts();
  removeGuards();
  void sendReports().then(() => page.reload());
  return true;
}

/**
 * Whether there is another version to revert to. False while offline, since the page could not be loaded again
 * [portal.remote-kept].
 */
export const hasLastGood = (remote: string, version: string): boolean =>
  navigator.onLine && choiceOf(remote, version)?.hasLastGood === true;

/**
 * Whether a failing version is replaced without asking the user: it is a candidate, and there is another version to
 * revert to.
 */
export const isReplacedAutomatically = (remote: string, version: string): boolean =>
  hasLastGood(remote, version) && choiceOf(remote, version)?.isCandidate === true;

/** Replaces a failing candidate. Waits while an open form has values that can't be stored as drafts. */
export function replaceShownVersion(remote: string, version: string): void {
  if (!isReplacedAutomatically(remote, version)) return;
  if (isGuarded() && !keepDrafts()) setTimeout(() => replaceShownVersion(remote, version), 1_000);
  else revertToLastGood(remote, version);
}
