import { z } from 'zod';

import { type Filter, listQuery, searchText } from '../lists/lists.schemas.ts';

/** A school or an independent teacher on trial, with its latest activity [invoices.trials]. */
export const trial = z.object({
  id: z.int(),
  name: z.string(),
  mail: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  date_trial_end: z.string().nullable(),
  nb_students: z.int(),
  nb_classes: z.int(),
  /** Latest sign-in of a member of staff. */
  date_last_sign_in: z.string().nullable(),
  /** Number of custom cards created in the last 14 days. */
  nb_cards: z.int(),
  /** Number of revision sessions opened in the last 14 days. */
  nb_sessions: z.int(),
  date_last_session: z.string().nullable(),
});
export type Trial = z.infer<typeof trial>;

/** Filters and order of the schools or independent teachers on trial. */
export const trialsQuery = listQuery([
  'name',
  'date_trial_end',
  'date_last_sign_in',
  'date_last_session',
] as const).extend({
  search: searchText,
});
export type TrialFilter = Filter<typeof trialsQuery>;
