import { addDays, type Day, daysUntil, parisDay, today } from '../learning/calendar/days.ts';

/**
 * Screens show an end from this number of calendar days (Paris) before it, and as urgent from `endUrgentDays`
 * [schools.end-warnings].
 */
export const endNoticeDays = 60;
const endUrgentDays = 14;
/**
 * Days before the end of a school's access on which its administrators and the superadmins are notified and mailed
 * [schools.end-mails].
 */
export const endMailDays = [14, 3] as const;

/** The first day that may be entered as the end of an access: tomorrow [schools.expiration]. */
export const firstExpiration = (): Day => addDays(today(), 1);

/** How near an end is, from 60 days before it. */
export type EndWarning = 'NOTICE' | 'URGENT' | 'OVER';

/**
 * The warning for an end (ISO instant) at the time `now` in milliseconds; undefined more than 60 days before the end
 * [schools.end-warnings].
 */
export function endWarning(end: string, now: number = Date.now()): EndWarning | undefined {
  if (Date.parse(end) <= now) return 'OVER';
  const daysLeft = daysUntil(end, now);
  if (daysLeft <= endUrgentDays) return 'URGENT';
  return daysLeft <= endNoticeDays ? 'NOTICE' : undefined;
}

/** The dates on which a school's trial, contract or access ends. */
export type SchoolDates = {
  date_trial_end: string | null;
  date_renewal: string | null;
  date_expiration: string | null;
};
export type SchoolEnd = { kind: 'trial' | 'renewal' | 'access'; date: string };

/**
 * The next end of a school, undefined if none is set. During a trial, only the end of the trial counts
 * [schools.trial-end]. Otherwise the first of two: the renewal of the contract and the end of access.
 */
export function nextEnd({ date_trial_end, date_renewal, date_expiration }: SchoolDates): SchoolEnd | undefined {
  if (date_trial_end) return { kind: 'trial', date: date_trial_end };
  const ends = date_expiration && Date.parse(date_expiration);
  const isRenewedFirst = date_renewal && (!ends || parisDay(date_renewal) <= parisDay(ends));
  // Renewing only the contract does not reopen an access that has ended.
  if (isRenewedFirst && !(ends && ends <= Date.now())) return { kind: 'renewal', date: date_renewal };
  return date_expiration ? { kind: 'access', date: date_expiration } : undefined;
}
