import { sql } from 'kysely';

import { accessRefusal } from '../auth/access-refusals/access-refusals.ts';
import type { Trx } from '../database/database.ts';
import { refuse } from '../http/errors.ts';

/** The school of a UAI [accounts.gar-school]. @throws SCHOOL_CLOSED for an unknown school or one without access */
export async function findGarSchool(trx: Trx, uai: string) {
  const school = await trx
    .selectFrom('schools')
    .select(['id', 'status', 'date_expiration'])
    .where(sql<string>`upper(replace(code, ' ', ''))`, '=', uai)
    .executeTakeFirst();
  if (!school || accessRefusal({ status: 'ACTIVE', date_expiration: null, school })) throw refuse('SCHOOL_CLOSED');
  return school;
}
