import { AsyncLocalStorage } from 'node:async_hooks';

/** Database roles of the scopes, created in migration 0023. */
export const scopeRoles = ['memocartes_school', 'memocartes_follower', 'memocartes_all'] as const;
type ScopeRole = (typeof scopeRoles)[number];

/** Rows that a query may see and change, as enforced by the database [permissions.database]. */
export type Scope = {
  readonly role: ScopeRole;
  /** Settings of the transaction, as passed to the database. */
  readonly settings: readonly [role: string, school: string, schools: string, account: string];
};

const storage = new AsyncLocalStorage<Scope>();

const scopeOf = (role: ScopeRole, schoolIds: readonly number[], accountId: number): Scope => ({
  role,
  settings: [role, String(schoolIds[0] ?? ''), `{${schoolIds.join(',')}}`, String(accountId)],
});

/**
 * Common rows, and rows of this school and of the account. Rows of another school are not found
 * [permissions.other-school].
 * @param schoolId null to exclude the rows of every school
 * @param accountId 0 for a tablet
 */
export const schoolScope = (schoolId: number | null, accountId: number): Scope =>
  scopeOf('memocartes_school', schoolId === null ? [] : [schoolId], accountId);

/** Rows of the schools of a follower's children, of the account, and common rows. */
export const followerScope = (schoolIds: readonly number[], accountId: number): Scope =>
  scopeOf('memocartes_follower', schoolIds, accountId);

/** Rows of all schools: for superadmins, jobs, and queries that must reach other schools. */
export const everySchool: Scope = scopeOf('memocartes_all', [], 0);

/** Common rows only. */
export const noSchool: Scope = schoolScope(null, 0);

/** Runs a function whose queries, including asynchronous ones, have this scope. */
export const runInScope = <T>(scope: Scope, act: () => T): T => storage.run(scope, act);

/** Runs a function with access to the rows of every school: the caller must check what the function returns. */
export const inEverySchool = <T>(act: () => T): T => storage.run(everySchool, act);

/**
 * Scope of the current request or job.
 * @throws Error without a scope, so that no unscoped query reaches the database
 */
export function currentScope(): Scope {
  const scope = storage.getStore();
  if (!scope) throw new Error('A query was made outside of a scope: run it by runInScope or inEverySchool.');
  return scope;
}
