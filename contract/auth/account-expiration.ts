import { addDays, type Day } from '../learning/calendar/days.ts';

/**
 * The first day on which the account of a member of staff may expire: the day after its subscription
 * [staff.expiration].
 */
export const firstAccountEnd = (subscribed: Day): Day => addDays(subscribed, 1);
