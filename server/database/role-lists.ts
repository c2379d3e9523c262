import { administratorRoles, type Role, rolesOf, staffRoles } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

/** Roles as a parenthesized SQL list of literals rather than parameters, so that the planner can use their values. */
const sqlList = (roles: readonly Role[]) => sql`(${sql.join(roles.map((role) => sql.lit(role)))})`;

/** Lists of roles for queries: `u.role in ${roleLists.staff}`. */
export const roleLists = {
  superadmins: sqlList(rolesOf('platform')),
  administrators: sqlList(administratorRoles),
  teachers: sqlList(rolesOf('classes')),
  staff: sqlList(staffRoles),
  followers: sqlList(rolesOf('children')),
};
