import { sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { z } from 'zod';
import type { accountFilter, followerFilter } from '@memocartes/contract/auth/auth.schemas';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { countOf, paged } from '../database/pages.ts';
import { matches } from '../database/search.ts';

const accounts = (db: Db) =>
  db
    .selectFrom('authentications as a')
    .leftJoin('users as u', 'u.authentications_id', 'a.id')
    .select(['a.id', 'u.id as id_user', 'a.role', 'a.email', 'a.firstname', 'a.lastname', 'u.phone', 'a.status'])
    .select(['u.schools_id as school_id', 'a.date_subscription', 'a.date_expiration']);

export const findAccount = (db: Db, id: number) => accounts(db).where('a.id', '=', id).executeTakeFirst();

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** An account as the permission table sees it, if this actor may know of it: any, one's school's, one's own. */
export async function findAccountFor(db: Db, actor: Actor, id: number) {
  const account = await accounts(db)
    .where('a.id', '=', id)
    .$if(actor.kind !== 'SUPERADMIN', (query) =>
      query.where((eb) => eb.or([eb('a.id', '=', actor.id), eb('u.schools_id', '=', actor.schoolId)])),
    )
    .executeTakeFirst();
  return account && { ...account, schoolId: account.school_id, authorId: account.id };
}

const sorted = { lastname: 'a.sort_name', firstname: 'a.firstname' } as const;
const sortOf = <C extends string>(column: C) =>
  column in sorted
    ? sorted[column as keyof typeof sorted]
    : (`a.${column as Exclude<C, keyof typeof sorted>}` as const);

/** Accounts of the whole application. */
export async function listAccounts(db: Db, filter: z.output<typeof accountFilter>) {
  const { role, status, search, order_by, order_dir } = filter;
  const query = accounts(db)
    .$if(!!role, (rows) => rows.where('a.role', '=', role!))
    .$if(!!status, (rows) => rows.where('a.status', '=', status!))
    .$if(!!search, (rows) => rows.where(matches('a.search', search!)));
  const ordered = query.orderBy(sortOf(order_by), order_dir).orderBy('a.id');
  return { authentications: await paged(ordered, filter).execute(), count: await countOf(query) };
}

/** Followers of the whole application, with the pupils they follow (specification §2.6). */
export async function listAppFollowers(db: Db, filter: z.output<typeof followerFilter>) {
  const { search, school_id, status, order_by, order_dir } = filter;
  const query = db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['u.id', 'a.id as authentications_id', 'a.firstname', 'a.lastname', 'a.email', 'u.phone', 'a.status'])
    .where('a.role', '=', 'USER')
    .$if(!!status, (rows) => rows.where('a.status', '=', status!))
    .$if(!!search, (rows) => rows.where(matches('a.search', search!)))
    .$if(!!school_id, (rows) =>
      rows.where((eb) =>
        eb.exists(
          eb
            .selectFrom('users_students as us')
            .innerJoin('students as st', 'st.id', 'us.students_id')
            .select('us.id')
            .whereRef('us.users_id', '=', 'u.id')
            .where('st.schools_id', '=', school_id!),
        ),
      ),
    );
  const ordered = query
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('users_students as us')
          .innerJoin('students as st', 'st.id', 'us.students_id')
          .innerJoin('schools as s', 's.id', 'st.schools_id')
          .select((of) => [
            sql<string>`coalesce(us.relation_other, us.relation)`.as('relation'),
            jsonBuildObject({
              id: of.ref('st.id'),
              firstname: of.ref('st.firstname'),
              lastname: of.ref('st.lastname'),
              school: jsonBuildObject({ id: of.ref('s.id'), name: of.ref('s.name') }),
            }).as('student'),
          ])
          .whereRef('us.users_id', '=', 'u.id')
          .orderBy('st.sort_name'),
      ).as('students'),
    )
    .orderBy(sortOf(order_by), order_dir)
    .orderBy('u.id');
  return { followers: await paged(ordered, filter).execute(), count: await countOf(query) };
}

/** Who has an address, with their person in the portal. */
export const findByEmail = (db: Db, email: string) => accounts(db).where('a.email', '=', email).executeTakeFirst();

/** Whether somebody follows a pupil of another school than the one named. */
export async function followsElsewhere(db: Db, userId: number, schoolId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users_students as us')
    .innerJoin('students as st', 'st.id', 'us.students_id')
    .select('us.id')
    .where('us.users_id', '=', userId)
    .where('st.schools_id', '<>', schoolId)
    .executeTakeFirst();
  return !!found;
}
