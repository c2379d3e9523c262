import { z } from 'zod';

import { day } from '../../fields/fields.schemas.ts';

/**
 * The last day for which the school holidays are known, and whether it is past. Null if it is more than 60 days away,
 * or if no school holidays apply [packs.calendar-end].
 */
export const calendarEndField = z.object({ day, is_over: z.boolean() }).nullable();
