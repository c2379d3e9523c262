import { leaveOverride as leave } from '@memocartes/shared-shell/override';

import { sendReports } from '../health/report.ts';

/** Ends the override once its reports have been sent [override.leave]. */
export const leaveOverride = (): void => leave(sendReports);
