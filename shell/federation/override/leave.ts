import { keepDrafts } from '@memocartes/shared-shell/drafts';
import { removeOverride } from '@memocartes/shared-shell/override';
import { removeGuards } from '@memocartes/shared-shell/panel';

import { page } from '../health/heal.ts';
import { sendReports } from '../health/report.ts';

/** Ends the override: the page is loaded again at the same address with the normal version, what was typed kept as drafts [override.leave]. */
export function leaveOverride(): void {
  removeOverride();
  keepDrafts();
  removeGuards();
  void sendReports().then(() => page.reload());
}
