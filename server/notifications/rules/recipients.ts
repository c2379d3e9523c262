import { sql } from 'kysely';

import { roleLists } from '../../database/role-lists.ts';

/** The administrators of a school: its school admins, or its independent teacher [schools.end-mails]. */
export const administers = sql`
  users.schools_id = schools.id
    and (
      users.role in ${roleLists.administrators} or (users.role in ${roleLists.teachers} and schools.is_master)
    )
`;
