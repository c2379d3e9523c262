import { administratorRoles, type Role, rolesOf, staffRoles } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

/** Roles as a parenthesized SQL list. They are constants, so that the planner knows them. */
const listed = (roles: readonly Role[]) => sql`(${sql.join(roles.map((role) => sql.lit(role)))})`;

/** Lists of roles for queries: `u.role in ${roleLists.staff}`. */
export const roleLists = {
  superadmins: listed(rolesOf('platform')),
  administrators: listed(administratorRoles),
  teachers: listed(rolesOf('classes')),
  staff: listed(staffRoles),
  followers: listed(rolesOf('children')),
};
