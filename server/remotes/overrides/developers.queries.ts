import type { Developer } from '@memocartes/contract/remotes/remotes.routes';
import { sql } from 'kysely';

import type { Db } from '../../database/database.ts';

/** The accounts that may try versions of remotes, by name [override.developers]. */
export const listDevelopers = (db: Db): Promise<Developer[]> =>
  db
    .selectFrom('remotes_developers as d')
    .innerJoin('authentications as a', 'a.id', 'd.authentications_id')
    .leftJoin('authentications as b', 'b.id', 'd.added_by')
    .select(['a.id', 'a.firstname', 'a.lastname', 'a.email', 'a.role', 'd.date_create'])
    .select(sql<string | null>`trim(b.firstname || ' ' || b.lastname)`.as('added_by'))
    .orderBy('a.lastname')
    .orderBy('a.firstname')
    .orderBy('a.id')
    .execute();
