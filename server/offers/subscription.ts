import { parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { renewalAfter } from '@memocartes/contract/schools/renewal';
import { sql } from 'kysely';

import { endOfDay } from '../calendar/weeks.ts';

type Dates = { date_expiration?: string | null; date_renewal?: string };

/**
 * The renewal of a subscription that begins today: in a year, or at the end of access if that comes first
 * [schools.renewal].
 */
export function firstRenewal(expiration: string | null | undefined) {
  const inAYear = renewalAfter(today(), today());
  const end = expiration && (expiration.length > 10 ? parisDay(expiration) : expiration);
  return endOfDay(end && end < inAYear ? end : inAYear);
}

/**
 * Dates of a school that changes from a trial to a paid offer [schools.trial-to-paid]. The subscription starts now.
 * Access ends on `date_expiration`; without it, access has no end.
 */
export const startSubscription = ({ date_expiration, date_renewal }: Dates) => ({
  date_subscription: sql<string>`now()`,
  date_expiration: date_expiration ? endOfDay(date_expiration) : null,
  date_renewal: date_renewal ? endOfDay(date_renewal) : firstRenewal(date_expiration),
});

/** Dates of a renewed contract: access ends at the next renewal at the earliest [schools.renewal]. */
export const renewUntil = (day: string) => ({
  date_renewal: endOfDay(day),
  date_expiration: sql<string | null>`
    case when date_expiration is not null then greatest(date_expiration, ${endOfDay(day)}) end
  `,
});
