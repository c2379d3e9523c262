import { z } from 'zod';

import { day } from '../../fields/fields.schemas.ts';

/**
 * End of the school calendar, and whether that day is past. Null if it is more than 60 days away, or if there are no
 * school holidays [packs.calendar-end].
 */
export const calendarEndField = z.object({ day, is_over: z.boolean() }).nullable();
