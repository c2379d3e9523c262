import type { PrintOptions } from '@memocartes/contract/print/print.routes';
import type { Generated } from 'kysely';

import type { Instant } from './people.ts';

export type PrintJobs = {
  id: Generated<number>;
  authentications_id: number;
  /** Null for a superadmin. */
  schools_id: number | null;
  school_year: number;
  status: Generated<'PENDING' | 'RUNNING' | 'DONE' | 'FAILED'>;
  /** `packs`: number of cards from each pack. */
  options: PrintOptions & { packs?: number[] };
  cards: number[];
  nb_pages: number;
  nb_done: Generated<number>;
  nb_tries: Generated<number>;
  message: string | null;
  file: Buffer | null;
  /** Id of the request that created the print. */
  request_id: string | null;
  date_create: Generated<Instant>;
  date_end: Instant | null;
};
