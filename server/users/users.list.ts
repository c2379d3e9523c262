import { sql } from 'kysely';
import type { z } from 'zod';
import type { followersQuery, usersQuery, usersSelectQuery } from '@memocartes/contract/users/users.routes';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { among, countOf, paged } from '../database/pages.ts';
import { matches } from '../database/search.ts';
import { schoolScope } from '../http/authorize.ts';
import { childrenFollowed, classesTaught, knownFollowers, selectPeople } from './users.columns.ts';

const sortColumns = {
  lastname: 'a.sort_name',
  firstname: 'a.firstname',
  email: 'a.email',
  role: 'a.role',
  status: 'a.status',
  date_expiration: 'a.date_expiration',
  date_create: 'u.date_create',
} as const;

type Sorted = { order_by: keyof typeof sortColumns; order_dir: 'asc' | 'desc'; nb_items: number; nb_page: number };

async function pageOf(query: ReturnType<typeof selectPeople>, asked: Sorted) {
  const ordered = query
    .orderBy(sortColumns[asked.order_by], (order) =>
      asked.order_dir === 'desc' ? order.desc().nullsLast() : order.asc(),
    )
    .$if(asked.order_by !== 'lastname', (sorted) => sorted.orderBy('a.sort_name'))
    .orderBy('u.id');
  return { page: paged(ordered, asked), count: () => countOf(query) };
}

/** One page of staff, and how many there are. */
export async function listStaff(db: Db, actor: Actor, asked: z.output<typeof usersQuery>) {
  const schoolId = schoolScope(actor, asked.school_id);
  let query = selectPeople(db).where('a.role', 'in', asked.role ?? ['ADMIN', 'TEACHER']);
  if (schoolId !== undefined) query = query.where('u.schools_id', '=', schoolId);
  if (asked.search) query = query.where(matches('a.search', asked.search));
  if (asked.status) query = query.where(among('a.status', asked.status));
  const { page, count } = await pageOf(query, asked);
  return { rows: await page.select(classesTaught(db).as('classes')).execute(), count: await count() };
}

/** One page of followers with their children, and how many there are. */
export async function listFollowers(db: Db, actor: Actor, asked: z.output<typeof followersQuery>) {
  const known = knownFollowers(actor, schoolScope(actor, asked.school_id));
  let query = selectPeople(db).where('a.role', '=', 'USER').where(known);
  if (asked.search) query = query.where(matches('a.search', asked.search));
  if (asked.status) query = query.where(among('a.status', asked.status));
  if (asked.student_id) {
    query = query.where(sql<boolean>`u.id in (
      select f.users_id from users_students f where f.students_id = ${asked.student_id})`);
  }
  if (asked.class_id) {
    query = query.where(sql<boolean>`u.id in (
      select f.users_id from users_students f join students s on s.id = f.students_id where s.classes_id = ${asked.class_id})`);
  }
  const { page, count } = await pageOf(query, asked);
  return { rows: await page.select(childrenFollowed(db, actor).as('student')).execute(), count: await count() };
}

/**
 * Staff or followers as a choice. Who knows a follower's whole address finds them in any school, so that a child's relative who has
 * another child elsewhere can be attached.
 */
export function selectUserOptions(db: Db, actor: Actor, asked: z.output<typeof usersSelectQuery>) {
  const schoolId = schoolScope(actor, asked.schools_id);
  const followersByAddress = asked.role === 'USER' && asked.email;
  let query = db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['u.id', 'a.firstname', 'a.lastname', 'a.email'])
    .where('a.role', 'in', asked.role ? [asked.role] : ['ADMIN', 'TEACHER']);
  if (asked.role === 'USER' && !asked.email) query = query.where(knownFollowers(actor, schoolId));
  if (asked.role !== 'USER' && schoolId !== undefined) query = query.where('u.schools_id', '=', schoolId);
  if (asked.email) query = query.where('a.email', '=', asked.email);
  if (asked.name && !followersByAddress) query = query.where(matches('a.search', asked.name));
  return paged(query.orderBy('a.sort_name').orderBy('u.id'), asked).execute();
}
