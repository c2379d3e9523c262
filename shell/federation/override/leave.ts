import { leaveOverride as leave } from '@memocartes/shared-shell/override';

import { sendReports } from '../health/report.ts';

/** Ends the override, and reloads the page once its reports have been sent [override.leave]. */
export const leaveOverride = (): void => leave(sendReports);
