import { defaultSessionMinutes, maxSessionMinutes } from '@memocartes/contract/learning/sessions/length';

import { invalid } from '../../http/errors.ts';

const minuteMs = 60_000;

/**
 * The end of a session: the requested end, or in an hour [sessions.length].
 * @throws 422 for an end in the past or more than twelve hours away
 */
export function sessionEnd(endTime: string | undefined): string {
  if (!endTime) return new Date(Date.now() + defaultSessionMinutes * minuteMs).toISOString();
  const msLeft = Date.parse(endTime) - Date.now();
  if (msLeft <= 0) throw invalid({ end_time: 'L’heure de fin est déjà passée.' });
  if (msLeft > maxSessionMinutes * minuteMs) throw invalid({ end_time: 'Une séance dure douze heures au plus.' });
  return endTime;
}
