import { offerIds } from '@memocartes/contract/offers/offers';
import { trialEnd } from '@memocartes/contract/offers/trial';

import { endOfDay } from '../calendar/weeks.ts';

/** End of a new school's access; for a school on trial, the end of its trial [schools.trial] [schools.trial-end]. */
export const firstEnd = (offerId: number, expiration: string) =>
  endOfDay(offerId === offerIds.SCHOOL_FREE ? trialEnd() : expiration);
