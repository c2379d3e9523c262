import { leaveOverride as leave } from '@memocartes/shared-shell/override';

import { sendReports } from '../health/report.ts';

/** Ends the override, then reloads the page after sending the queued reports, within a second. */
export const leaveOverride = (): void => leave(sendReports);
