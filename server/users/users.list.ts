import { sql } from 'kysely';
import type { z } from 'zod';
import type { followersQuery, usersQuery, usersSelectQuery } from '@memocartes/contract/users/users.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { pickAccounts, pickIds } from './accounts.page.ts';
import type { Db } from '../database/database.ts';
import { inEverySchool } from '../database/scope/scope.ts';
import { among, inOrderOf } from '../database/queries/pages.ts';
import { isOfArchived } from '../schools/archived.ts';
import { schoolScope } from '../http/actor/authorize.ts';
import { isShared } from './belonging/belonging.ts';
import { childrenFollowed, classesTaught, followersKnown, selectPeople } from './users.columns.ts';

/** Accounts of the staff of schools that are archived, or of those that are not. */
const staffOfArchived = (archived: 'true' | 'false') =>
  sql`select w.authentications_id from users w where ${isOfArchived('w.schools_id', archived === 'true')}`;

/** One page of staff, and how many there are. */
export async function listStaff(
  db: Db,
  actor: Actor,
  { role, status, archived, ...asked }: z.output<typeof usersQuery>,
) {
  const schoolId = schoolScope(actor, asked.school_id);
  const { ids, count } = await pickAccounts(db, {
    ...asked,
    roles: role ?? ['ADMIN', 'TEACHER'],
    statuses: status,
    schoolId,
    known: archived && staffOfArchived(archived),
  });
  const rows = await selectPeople(db).select(classesTaught(db).as('classes')).where(among('a.id', ids)).execute();
  return { rows: inOrderOf(ids, rows, (row) => row.authentications_id), count };
}

type Bounds = { student_id?: number | undefined; class_id?: number | undefined };

/** Accounts of the followers whom an actor may know of, of those of a student or a class where one is named; undefined for all. */
function followersOf(actor: Actor, schoolId: number | undefined, { student_id, class_id }: Bounds = {}) {
  const bounds = [];
  if (actor.kind !== 'SUPERADMIN' || schoolId !== undefined) bounds.push(followersKnown(actor, schoolId));
  if (student_id) bounds.push(sql`select f.users_id from users_students f where f.students_id = ${student_id}`);
  if (class_id)
    bounds.push(sql`select f.users_id from users_students f join students s on s.id = f.students_id
      where s.classes_id = ${class_id}`);
  if (!bounds.length) return undefined;
  const all = sql.join(
    bounds.map((bound) => sql`(${bound})`),
    sql` intersect `,
  );
  return sql`select w.authentications_id from users w where w.id = any(array(${all}))`;
}

/**
 * One page of followers with their children, and how many there are. Which ones is asked in every school, bounded by `followersOf`: a policy that looks at
 * each follower of another school doubles the time of a search. The people themselves are read in the actor's scope.
 */
export async function listFollowers(db: Db, actor: Actor, asked: z.output<typeof followersQuery>) {
  const known = followersOf(actor, schoolScope(actor, asked.school_id), asked);
  const { ids, count } = await inEverySchool(() =>
    pickAccounts(db, { ...asked, roles: ['USER'], statuses: asked.status, known }),
  );
  const rows = await selectPeople(db)
    .select([childrenFollowed(db, actor).as('student'), isShared(actor).as('is_shared')])
    .where(among('a.id', ids))
    .execute();
  return { rows: inOrderOf(ids, rows, (row) => row.authentications_id), count };
}

/** Staff or followers as a choice, of the actor's own school. */
export async function selectUserOptions(db: Db, actor: Actor, asked: z.output<typeof usersSelectQuery>) {
  const schoolId = schoolScope(actor, asked.schools_id);
  const isOfFollowers = asked.role === 'USER';
  const pick = () =>
    pickIds(db, {
      ...{ nb_items: asked.nb_items, nb_page: asked.nb_page, order_by: 'lastname', order_dir: 'asc' },
      roles: asked.role ? [asked.role] : ['ADMIN', 'TEACHER'],
      email: asked.email,
      search: isOfFollowers && asked.email ? undefined : asked.name,
      ...(isOfFollowers ? { known: followersOf(actor, schoolId) } : { schoolId }),
    });
  const ids = await (isOfFollowers ? inEverySchool(pick) : pick()); // as for listFollowers
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['u.id', 'a.id as authentications_id', 'a.firstname', 'a.lastname', 'a.email'])
    .where(among('a.id', ids))
    .execute();
  return inOrderOf(ids, rows, (row) => row.authentications_id);
}
