import { z } from 'zod';

import { instant } from '../fields/fields.schemas.ts';

/**
 * A login session. `network` is the first three parts of the IP address; `browser` and `system` are empty if unknown.
 */
export const loginSession = z.object({
  id: z.int(),
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  date_create: instant,
  date_used: instant,
  is_current: z.boolean(),
  /** Whether a follower chose to stay signed in; missing in a response of an older server. */
  stays_signed_in: z.boolean().optional(),
});
