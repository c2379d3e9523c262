import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PersonStatus } from '@memocartes/contract/people/people';
import type { Role } from '@memocartes/contract/permissions/roles';
import type { Db } from '../database/database.ts';
import { paged } from '../database/queries/pages.ts';
import type { PageAsked } from '../database/queries/pages.ts';
import { isBroad, matches } from '../database/queries/search.ts';

const columns = {
  lastname: 'a.sort_name',
  firstname: 'a.firstname',
  email: 'a.email',
  role: 'a.role',
  status: 'a.status',
  date_subscription: 'a.date_subscription',
  date_expiration: 'a.date_expiration',
  date_create: 'a.date_create',
} as const;

/** In a falling order, what is not known comes last in these. */
const mayBeNull = new Set(['email', 'date_expiration']);

export type AccountsAsked = PageAsked & {
  order_by: keyof typeof columns;
  order_dir: 'asc' | 'desc';
  roles?: readonly Role[] | undefined;
  statuses?: readonly PersonStatus[] | undefined;
  search?: string | undefined;
  /** Whole and exact. */ email?: string | undefined;
  /** Only the accounts of this school's people. */ schoolId?: number | undefined;
  /** Only these accounts: a query of their ids. */ known?: RawBuilder<unknown> | undefined;
  /** Those too whose person is not made yet. */ withoutPerson?: boolean;
  /** Falling, what is not known comes first. */ nullsFirst?: boolean;
};

/** The same as `personStatus` of the contract. */
const hasStatus = (status: PersonStatus) => {
  if (status === 'PENDING') return sql<boolean>`(a.status = 'PENDING' and a.date_invited is not null)`;
  if (status === 'INCOMPLETE') return sql<boolean>`(a.status = 'PENDING' and a.date_invited is null)`;
  return sql<boolean>`a.status = ${status}`;
};

function picked(db: Db, asked: AccountsAsked) {
  const { roles, statuses, search, email, schoolId, known, withoutPerson } = asked;
  let query = db.selectFrom('authentications as a');
  if (roles) query = roles.length === 1 ? query.where('a.role', '=', roles[0]!) : query.where('a.role', 'in', roles);
  if (!withoutPerson) query = query.where('a.has_person', '=', true);
  if (statuses) query = query.where((eb) => eb.or(statuses.map(hasStatus)));
  if (schoolId !== undefined) query = query.where('a.schools_id', '=', schoolId);
  if (email) query = query.where('a.email', '=', email);
  if (search) query = query.where(matches('a.search', search));
  // An array rather than a join: however many they are, they are looked up by their ids.
  if (known) query = query.where(sql<boolean>`a.id = any(array(${known}))`);
  return query;
}

function ordered(db: Db, asked: AccountsAsked) {
  const { order_by, order_dir, nullsFirst } = asked;
  const nullsLast = order_dir === 'desc' && !nullsFirst && mayBeNull.has(order_by);
  const query = picked(db, asked)
    .select('a.id')
    .orderBy(columns[order_by], (order) => (nullsLast ? order.desc().nullsLast() : order[order_dir]()))
    .$if(order_by !== 'lastname', (sorted) => sorted.orderBy('a.sort_name', order_dir))
    .orderBy('a.id', order_dir);
  return paged(query, asked);
}

const counted = sql<number>`count(*) over ()`.as('count');

/** A search, a school, or what somebody may know of, is read whole to be counted: then it is counted on the way, and never read in the order of names. */
const isNarrow = ({ search, schoolId, known }: AccountsAsked) => !!search || schoolId !== undefined || !!known;

async function countAccounts(db: Db, asked: AccountsAsked): Promise<number> {
  const row = await picked(db, asked)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * The ids of one page of accounts in their order. They are found in the accounts' indexes alone: only the rows of the page are then worth
 * joining with what a list shows of them.
 */
export async function pickIds(db: Db, asked: AccountsAsked): Promise<number[]> {
  const query = ordered(db, asked);
  // Followers are nearly all of the accounts: enough of them are soon met in the order of names.
  const isSoonMet = !!asked.search && isBroad(asked.search) && !asked.known && !!asked.roles?.includes('USER');
  const rows = await (isNarrow(asked) && !isSoonMet ? query.select(counted) : query).execute();
  return rows.map(({ id }) => id);
}

/** The same, and how many accounts there are on all pages. */
export async function pickAccounts(db: Db, asked: AccountsAsked): Promise<{ ids: number[]; count: number }> {
  if (!isNarrow(asked)) return { ids: await pickIds(db, asked), count: await countAccounts(db, asked) };
  const rows = await ordered(db, asked).select(counted).execute();
  const isPastTheEnd = !rows.length && asked.nb_page > 1;
  return {
    ids: rows.map(({ id }) => id),
    count: isPastTheEnd ? await countAccounts(db, asked) : (rows[0]?.count ?? 0),
  };
}
