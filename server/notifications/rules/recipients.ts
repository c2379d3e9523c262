import { sql } from 'kysely';

import { roleLists } from '../../database/role-lists.ts';

/** SQL of the full name of an account, by the name of its table in the query. */
export const fullName = (account: string) =>
  sql`trim(${sql.ref(`${account}.firstname`)} || ' ' || upper(${sql.ref(`${account}.lastname`)}))`;

/** The administrators of a school: its school admins, or its independent teacher [schools.end-mails]. */
export const administers = sql`
  users.schools_id = schools.id
    and (
      users.role in ${roleLists.administrators} or (users.role in ${roleLists.teachers} and schools.is_master)
    )
`;
