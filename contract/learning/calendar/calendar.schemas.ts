import { z } from 'zod';

import { day } from '../../lists/lists.ts';

/** Last day covered by the school holidays; null if it is more than 60 days away [packs.calendar-end]. */
export const calendarEndField = z.object({ day, is_over: z.boolean() }).nullable();
