import { type Role, scopeOf } from '@memocartes/contract/permissions/roles';
import type { PersonStatus } from '@memocartes/contract/users/account-status';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../database/database.ts';
import { paged, type PageQuery } from '../database/queries/pages.ts';
import { isBroad, matches } from '../database/queries/search.ts';

const columns = {
  lastname: 'authentications.sort_name',
  firstname: 'authentications.firstname',
  email: 'authentications.email',
  role: 'authentications.role',
  status: 'authentications.status',
  date_subscription: 'authentications.date_subscription',
  date_expiration: 'authentications.date_expiration',
  date_create: 'authentications.date_create',
} as const;

/** Columns whose nulls come last in descending order, unless `nullsFirst` is true. */
const nullableColumns = new Set(['email', 'date_expiration']);

type AccountFilters = {
  roles?: readonly Role[];
  statuses?: readonly PersonStatus[];
  search?: string;
  /** The exact address. */
  email?: string;
  /** Only the accounts of this school's people. */
  schoolId?: number;
  /** Only these accounts: a query of their ids. */
  accountIds?: RawBuilder<unknown>;
  /** Includes accounts whose person is not created yet. */
  withoutPerson?: boolean;
};
type AccountsPage = AccountFilters &
  PageQuery & {
    order_by: keyof typeof columns;
    order_dir: 'asc' | 'desc';
    /** In descending order, nulls come first. */
    nullsFirst?: boolean;
  };

const isInvited = sql<boolean>`(authentications.status = 'PENDING' and authentications.date_invited is not null)`;

/** Condition equivalent to `personStatus` of the contract. */
const hasStatus = (status: PersonStatus) => {
  if (status === 'PENDING') return sql<boolean>`(${isInvited} and authentications.invitation_failure is null)`;
  if (status === 'UNDELIVERED') return sql<boolean>`(${isInvited} and authentications.invitation_failure is not null)`;
  if (status === 'INCOMPLETE') {
    return sql<boolean>`(authentications.status = 'PENDING' and authentications.date_invited is null)`;
  }
  return sql<boolean>`authentications.status = ${status}`;
};

function selectFiltered(db: Db, filters: AccountFilters) {
  const { roles, statuses, search, email, schoolId, accountIds, withoutPerson } = filters;
  let query = db.selectFrom('authentications');
  if (roles) query = query.where('authentications.role', 'in', roles);
  if (!withoutPerson) query = query.where('authentications.has_person', '=', true);
  if (statuses) query = query.where((eb) => eb.or(statuses.map(hasStatus)));
  if (schoolId !== undefined) query = query.where('authentications.schools_id', '=', schoolId);
  if (email) query = query.where('authentications.email', '=', email);
  if (search) query = query.where(matches('authentications.search', search));
  // An array rather than a join, so that accounts are looked up by id, whatever their number.
  if (accountIds) query = query.where(sql<boolean>`authentications.id = any(array(${accountIds}))`);
  return query;
}

function selectOrdered(db: Db, filters: AccountsPage) {
  const { order_by, order_dir, nullsFirst } = filters;
  const nullsLast = order_dir === 'desc' && !nullsFirst && nullableColumns.has(order_by);
  const query = selectFiltered(db, filters)
    .select('authentications.id')
    .orderBy(columns[order_by], (order) => (nullsLast ? order.desc().nullsLast() : order[order_dir]()))
    .$if(order_by !== 'lastname', (sorted) => sorted.orderBy('authentications.sort_name', order_dir))
    .orderBy('authentications.id', order_dir);
  return paged(query, filters);
}

const totalCount = sql<number>`count(*) over ()`.as('count');

/**
 * Whether filters narrow the result. The query that reads a narrow result also counts it, so that PostgreSQL doesn't
 * scan all accounts in name order.
 */
const isNarrow = ({ search, schoolId, accountIds }: AccountFilters) =>
  !!search || schoolId !== undefined || !!accountIds;

async function countAccounts(db: Db, filters: AccountFilters): Promise<number> {
  const row = await selectFiltered(db, filters)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * The ids of one page of accounts, in order. Uses only the accounts' indexes, so that only the rows of the page are
 * joined with the displayed data.
 */
export async function pickIds(db: Db, filters: AccountsPage): Promise<number[]> {
  const query = selectOrdered(db, filters);
  // Nearly all accounts are followers, so a scan in name order soon finds enough matches.
  const isCommonInNameOrder =
    !!filters.search &&
    isBroad(filters.search) &&
    !filters.accountIds &&
    !!filters.roles?.some((role) => scopeOf(role) === 'children');
  const rows = await (isNarrow(filters) && !isCommonInNameOrder ? query.select(totalCount) : query).execute();
  return rows.map(({ id }) => id);
}

/** The ids of one page of accounts, in order, with the total over all pages. */
export async function pickAccounts(db: Db, filters: AccountsPage): Promise<{ ids: number[]; count: number }> {
  if (!isNarrow(filters)) return { ids: await pickIds(db, filters), count: await countAccounts(db, filters) };
  const rows = await selectOrdered(db, filters).select(totalCount).execute();
  const isPastTheEnd = !rows.length && filters.nb_page > 1;
  return {
    ids: rows.map(({ id }) => id),
    count: isPastTheEnd ? await countAccounts(db, filters) : (rows[0]?.count ?? 0),
  };
}

const waitingStatuses = ['PENDING', 'UNDELIVERED', 'INCOMPLETE'] as const;

/** The number of accounts that are not activated yet, by status. */
export const countWaiting = (db: Db, filters: AccountFilters) =>
  selectFiltered(db, { ...filters, statuses: waitingStatuses })
    .select(waitingStatuses.map((status) => sql<number>`count(*) filter (where ${hasStatus(status)})`.as(status)))
    .executeTakeFirstOrThrow();
