import { invalid } from '../../http/errors.ts';

const minuteMs = 60_000;
/** A session lasts an hour by default, twelve hours at most [sessions.length]. */
const defaultLengthMs = 60 * minuteMs;
const maxLengthMs = 12 * 60 * minuteMs;

/**
 * The end of a session: the requested end, or in an hour [sessions.length].
 * @throws 422 for an end in the past or more than twelve hours away
 */
export function endOf(endTime: string | undefined): string {
  if (!endTime) return new Date(Date.now() + defaultLengthMs).toISOString();
  const msLeft = Date.parse(endTime) - Date.now();
  if (msLeft <= 0) throw invalid({ end_time: 'L’heure de fin est déjà passée.' });
  if (msLeft > maxLengthMs) throw invalid({ end_time: 'Une séance dure douze heures au plus.' });
  return endTime;
}
