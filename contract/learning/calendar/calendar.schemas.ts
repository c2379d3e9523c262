import { z } from 'zod';

import { day } from '../../lists/lists.ts';

/** The last day of which school holidays are known, from 60 days before it on; null while it is further away. */
export const calendarEndField = z.object({ day, is_over: z.boolean() }).nullable();
