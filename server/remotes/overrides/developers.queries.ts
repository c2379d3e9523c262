import type { Developer } from '@memocartes/contract/remotes/remotes.routes';

import type { Db } from '../../database/database.ts';
import { sqlFullName } from '../../database/queries/full-name.ts';

/** The accounts that may try versions of remotes, sorted by name [override.developers]. */
export const listDevelopers = (db: Db): Promise<Developer[]> =>
  db
    .selectFrom('remotes_developers')
    .innerJoin('authentications', 'authentications.id', 'remotes_developers.authentications_id')
    .leftJoin('authentications as adder', 'adder.id', 'remotes_developers.added_by')
    .select([
      'authentications.id',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
      'authentications.role',
      'remotes_developers.date_create',
    ])
    .select(sqlFullName('adder').$castTo<string | null>().as('added_by'))
    .orderBy('authentications.lastname')
    .orderBy('authentications.firstname')
    .orderBy('authentications.id')
    .execute();
