import { z } from 'zod';

import { string } from '../fields/fields.schemas.ts';
import { timePattern } from './quiet-hours.ts';

const time = string().regex(timePattern, 'Heure attendue\u00a0: de 00:00 à 23:59.');

/** The quiet hours of a school; the server refuses equal times [notifications.quiet-times]. */
export const quietHours = {
  quiet_start: time,
  quiet_end: time,
  quiet_weekends: z.boolean(),
  quiet_holidays: z.boolean(),
};
