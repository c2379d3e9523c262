import { type Actor, rolesOf, scopeOf, staffRoles } from '@memocartes/contract/permissions/roles';
import type { followersQuery, usersQuery, usersSelectQuery } from '@memocartes/contract/users/users.routes';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';

import type { Db } from '../database/database.ts';
import { among, inOrderOf } from '../database/queries/pages.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { resolveSchool } from '../http/actor/authorize.ts';
import { departedFollowers, isShared } from '../school-membership/school-membership.ts';
import { isInArchivedSchool } from '../schools/archived.ts';
import { childrenFollowed, visibleFollowerIds } from '../visibility/people.ts';
import { listedStudents, seesOwnClasses } from '../visibility/students.ts';
import { countWaiting, pickAccounts, pickIds } from './accounts.page.ts';
import { classesTaught, selectPeople } from './users.columns.ts';

/** Query of the account ids of people of archived schools, or of schools that are not archived. */
const staffOfArchived = (archived: 'true' | 'false') =>
  sql`select users.authentications_id from users where ${isInArchivedSchool('users.schools_id', archived === 'true')}`;

/** One page of staff, with the total number. */
export async function listStaff(
  db: Db,
  actor: Actor,
  { role, status, archived, ...filters }: z.output<typeof usersQuery>,
) {
  const schoolId = resolveSchool(actor, filters.school_id);
  const { ids, count } = await pickAccounts(db, {
    ...filters,
    roles: role ?? staffRoles,
    statuses: status,
    schoolId,
    accountIds: archived && staffOfArchived(archived),
  });
  const rows = await selectPeople(db)
    .select(classesTaught(db).as('classes'))
    .where(among('authentications.id', ids))
    .execute();
  return { rows: inOrderOf(ids, rows, (row) => row.authentications_id), count };
}

/** The number of staff in the lists of `listStaff` who have not activated their account, by status. */
export const countWaitingStaff = (db: Db, actor: Actor) =>
  countWaiting(db, { roles: staffRoles, schoolId: resolveSchool(actor, undefined) });

type Bounds = { student_id?: number; class_id?: number; departed?: 'true' | 'false' };

/**
 * Accounts of the followers that an actor may see, optionally of a student or class in the actor's lists. Undefined
 * if nothing limits them. A filter must not reveal whom a follower follows elsewhere [permissions.other-school].
 */
function followersOf(actor: Actor, schoolId: number | undefined, { student_id, class_id, departed }: Bounds = {}) {
  const bounds = [];
  if (scopeOf(actor.kind) !== 'platform' || schoolId !== undefined) bounds.push(visibleFollowerIds(actor, schoolId));
  const listed = listedStudents({ ...actor, ownClasses: seesOwnClasses(actor) }, schoolId);

  const ofStudents = (condition: RawBuilder<unknown>) =>
    sql`
      select users_students.users_id
      from users_students join students on students.id = users_students.students_id
      where ${condition} and ${listed}
    `;

  if (student_id) bounds.push(ofStudents(sql`students.id = ${student_id}`));
  if (class_id) bounds.push(ofStudents(sql`students.classes_id = ${class_id}`));
  if (departed === 'true') bounds.push(departedFollowers(schoolId));
  if (departed === 'false' && !bounds.length) bounds.push(visibleFollowerIds(actor, schoolId));
  if (!bounds.length) return undefined;
  const withinBounds = sql.join(
    bounds.map((bound) => sql`(${bound})`),
    sql` intersect `,
  );
  const followerIds =
    departed === 'false' ? sql`(${withinBounds}) except (${departedFollowers(schoolId)})` : withinBounds;
  return sql`select users.authentications_id from users where users.id = any(array(${followerIds}))`;
}

/**
 * One page of followers with their children, and the total number. Their ids are selected in the scope of all schools,
 * limited by `followersOf`: evaluating a policy for each follower would double the time of a search.
 */
export async function listFollowers(db: Db, actor: Actor, filters: z.output<typeof followersQuery>) {
  const accountIds = followersOf(actor, resolveSchool(actor, filters.school_id), filters);
  const { ids, count } = await inEverySchool(() =>
    pickAccounts(db, { ...filters, roles: rolesOf('children'), statuses: filters.status, accountIds }),
  );
  const rows = await selectPeople(db)
    .select([childrenFollowed(db, actor).as('student'), isShared(actor).as('is_shared')])
    .where(among('authentications.id', ids))
    .execute();
  return { rows: inOrderOf(ids, rows, (row) => row.authentications_id), count };
}

/**
 * The number of followers in the lists of `listFollowers` who have not activated their account, by status; without
 * those whose children have all left [followers.departed].
 */
export function countWaitingFollowers(db: Db, actor: Actor) {
  const accountIds = followersOf(actor, resolveSchool(actor, undefined), { departed: 'false' });
  return inEverySchool(() => countWaiting(db, { roles: rolesOf('children'), accountIds }));
}

/** Staff or followers that the actor may choose in a form. */
export async function selectUserOptions(db: Db, actor: Actor, filters: z.output<typeof usersSelectQuery>) {
  const schoolId = resolveSchool(actor, filters.schools_id);
  const isOfFollowers = scopeOf(filters.role) === 'children';

  const pick = () =>
    pickIds(db, {
      nb_items: filters.nb_items,
      nb_page: filters.nb_page,
      order_by: 'lastname',
      order_dir: 'asc',
      roles: filters.role ? [filters.role] : staffRoles,
      email: filters.email,
      search: isOfFollowers && filters.email ? undefined : filters.name,
      ...(isOfFollowers ? { accountIds: followersOf(actor, schoolId) } : { schoolId }),
    });

  const ids = await (isOfFollowers ? inEverySchool(pick) : pick()); // In every school, as in `listFollowers`.
  const rows = await db
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select([
      'users.id',
      'authentications.id as authentications_id',
      'authentications.firstname',
      'authentications.lastname',
      'authentications.email',
    ])
    .where(among('authentications.id', ids))
    .execute();
  return inOrderOf(ids, rows, (row) => row.authentications_id);
}
