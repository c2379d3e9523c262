import { sql } from 'kysely';

import { roleLists } from '../../database/role-lists.ts';

/** Condition that a person (`users`) is a school admin or the independent teacher of a school. */
export const administers = sql`
  users.schools_id = schools.id
    and (
      users.role in ${roleLists.administrators} or (users.role in ${roleLists.teachers} and schools.is_master)
    )
`;
