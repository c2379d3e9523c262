import { type Account, auth, type UpdateAccount } from '@memocartes/contract/auth/auth.routes';
import { type Action, can } from '@memocartes/contract/permissions/permissions';
import { type Actor, administratorRoles, isTeacher, namedRoles, scopeOf } from '@memocartes/contract/permissions/roles';

import { type AccountRow, findAccount } from '../../auth/credentials/account.queries.ts';
import { type LockAndCheckProof, reauthenticate } from '../../auth/reauthentication/reauthenticate.ts';
import type { Services } from '../../config/services.ts';
import { sendCsv } from '../../csv/export.ts';
import type { Db, Trx } from '../../database/database.ts';
import { recordLinks } from '../../history/history.links.ts';
import { recordChanges, recordCreated, recordDeleted } from '../../history/history.writes.ts';
import { authorize, resolveSchool } from '../../http/actor/authorize.ts';
import { refuseBecause } from '../../http/errors.ts';
import { type App, http } from '../../http/http.ts';
import { findRequested } from '../../http/request-id.ts';
import { expectedVersion, lockVersion } from '../../http/version.ts';
import { countInvitation, invite, lockAccounts } from '../../invitations/invitations.writes.ts';
import { limits } from '../../rate-limits/limits.ts';
import { lockPerson } from '../../school-membership/school-membership.ts';
import { ensureSchoolAdminRemains, ensureSuperadminRemains } from '../last-admin/last-admin.ts';
import { checkChanges, checkEnd, checkNotOwnStatus, checkPhone } from './accounts.check.ts';
import { accountsCsv, appFollowersCsv } from './accounts.csv.ts';
import { findAccountFor, followsElsewhere, listAccounts, listAppFollowers } from './accounts.queries.ts';
import { changeAccount, deleteAccount, insertAccount, rejectAccount } from './accounts.writes.ts';

/** Actions refused to a school on a follower who also belongs to another school. */
const refusedIfShared = new Set<Action>(['account:edit', 'account:invite']);

async function load(db: Db, actor: Actor, action: Action, id: number) {
  const account = await findAccountFor(db, actor, id);
  authorize(actor, action, account);
  if (refusedIfShared.has(action) && account.isShared && actor.id !== id) throw refuseBecause('FOLLOWER_SHARED');
  const {
    schoolId: _school,
    authorId: _author,
    isShared: _shared,
    isFollower: _follower,
    isTeacher: _teacher,
    ...row
  } = account;
  return row;
}

/**
 * A pending account with an address, which the actor may invite.
 * @throws 404, 403; 409 ACCOUNT_ACTIVE, ACCOUNT_CLOSED, ACCOUNT_WITHOUT_EMAIL
 */
async function loadInvitable(db: Db, actor: Actor, id: number) {
  const account = await load(db, actor, 'account:invite', id);
  if (account.status === 'ACTIVE') throw refuseBecause('ACCOUNT_ACTIVE');
  if (account.status !== 'PENDING') throw refuseBecause('ACCOUNT_CLOSED');
  if (!account.email) throw refuseBecause('ACCOUNT_WITHOUT_EMAIL');
  return account;
}

/** The status and the start need `account:set-status`, the end needs `account:set-end` [accounts.status] [staff.end]. */
function authorizeAccess(actor: Actor, account: AccountRow, changes: UpdateAccount): void {
  if (changes.status !== undefined || changes.date_subscription !== undefined) {
    authorize(actor, 'account:set-status', {});
  }
  if (changes.date_expiration === undefined) return;
  const subject = { schoolId: account.school_id, isTeacher: isTeacher(account) };
  authorize(actor, 'account:set-end', subject);
}

/** The person whose history records changes of the account; none yet for an account created by `POST /auth` alone. */
const personOf = ({ id_user }: { id_user: number | null }) => (id_user === null ? [] : [id_user]);

/** Records the deletion of a person and, for a follower, the detachment from their children. */
async function recordDeletion(trx: Trx, actor: Actor, { id_user }: { id_user: number | null }): Promise<void> {
  if (id_user !== null) await recordLinks(trx, actor, 'DETACH', { users_id: id_user });
  await recordDeleted(trx, actor, { type: 'USER', ids: personOf({ id_user }) });
}

type Target = {
  id: number;
  /** The version that was edited; undefined overwrites any version. */
  expected: number | undefined;
};

async function updateAccount(db: Db, actor: Actor, { id, expected }: Target, changes: UpdateAccount): Promise<Account> {
  await db.transaction().execute(async (trx) => {
    const { id_user } = await load(trx, actor, 'account:edit', id);
    if (id_user !== null) await lockPerson(trx, id_user);
    // Checked again under the lock: the follower may have joined another school since.
    const account = await load(trx, actor, 'account:edit', id);
    await lockVersion(trx, { table: 'authentications', id, expected }, () => load(trx, actor, 'account:edit', id));
    authorizeAccess(actor, account, changes);
    if (!can(actor, 'account:set-status')) checkEnd(changes.date_expiration);
    if (changes.status && changes.status !== account.status) checkNotOwnStatus(actor.id, id);
    checkChanges(account, changes);
    const leaves = (changes.status !== undefined && changes.status !== 'ACTIVE') || !!changes.date_expiration;
    if (leaves && account.role === namedRoles.superadmin) await ensureSuperadminRemains(trx, id);
    await recordChanges(trx, actor, { type: 'USER', ids: personOf(account) }, () => changeAccount(trx, id, changes));
  });
  return (await findAccount(db, id)) as Account;
}

/**
 * Deletes an account, but never the last superadmin whose access has no end date. A school can't delete its last active
 * school admin [accounts.last-admin].
 * @param lockAndCheckProof for the caller's own account
 */
async function removeAccount(db: Db, actor: Actor, id: number, lockAndCheckProof?: LockAndCheckProof): Promise<void> {
  const { schoolId } = actor;
  await db.transaction().execute(async (trx) => {
    const { role, id_user } = await load(trx, actor, 'account:delete', id);
    // Locked first: the follower may be joining another school.
    if (id_user !== null) await lockPerson(trx, id_user);
    if (actor.id !== id && id_user && schoolId && (await followsElsewhere(trx, id_user, schoolId))) {
      throw refuseBecause('FOLLOWER_ELSEWHERE');
    }
    if (role === namedRoles.superadmin) await ensureSuperadminRemains(trx, id);
    // A superadmin may delete the last school admin's account, to replace them.
    if (administratorRoles.includes(role) && schoolId !== null) await ensureSchoolAdminRemains(trx, id, schoolId);
    await lockAndCheckProof?.(trx);
    await recordDeletion(trx, actor, { id_user });
    await deleteAccount(trx, id);
  });
}

/** Accounts: lists, view, create, change, delete, reject and invite. */
export function accountsRoutes(app: App, services: Services): void {
  const { db, config } = services;

  app.route({
    ...http(auth.list),
    handler: async ({ query }, reply) =>
      query.format === 'csv'
        ? sendCsv(reply, accountsCsv, async (page) => (await listAccounts(db, { ...query, ...page })).authentications)
        : listAccounts(db, query),
  });
  app.route({
    ...http(auth.followers),
    handler: async ({ query }, reply) =>
      query.format === 'csv'
        ? sendCsv(reply, appFollowersCsv, async (page) => (await listAppFollowers(db, { ...query, ...page })).followers)
        : listAppFollowers(db, query),
  });
  app.route({
    ...http(auth.view),
    handler: ({ actor, params }) => load(db, actor, 'account:view', params.id),
  });

  app.route({
    ...http(auth.create),
    handler: async ({ actor, body }) => {
      const schoolId = scopeOf(body.role) === 'platform' ? undefined : resolveSchool(actor, body.school_id);
      if (scopeOf(body.role) === 'platform') authorize(actor, 'account:create-superadmin', {});
      else authorize(actor, 'account:create', { schoolId, isFollower: scopeOf(body.role) === 'children' });
      if (body.phone) checkPhone(body.role, body.phone);
      await countInvitation(db, actor, schoolId);
      return db.transaction().execute(async (trx) => {
        const existing = await findRequested(trx, actor, { table: 'authentications', id: body.request_id });
        if (existing) return existing;
        const created = await insertAccount({ db: trx, config }, actor, body, schoolId);
        const account = await findAccount(trx, created.id);
        if (account) await recordCreated(trx, actor, { type: 'USER', ids: personOf(account) });
        return created;
      });
    },
  });
  app.route({
    ...http(auth.update),
    handler: (request) =>
      updateAccount(db, request.actor, { id: request.params.id, expected: expectedVersion(request) }, request.body),
  });
  app.route({
    ...http(auth.delete),
    handler: async (request) => {
      const { actor, params, body } = request;
      const isOwn = actor.id === params.id;
      const lockAndCheckProof = isOwn ? await reauthenticate(services, request, body ?? {}) : undefined; // [accounts.delete-own]
      await removeAccount(db, actor, params.id, lockAndCheckProof);
    },
  });

  app.route({
    ...http(auth.reject),
    handler: async ({ actor, params }) => {
      const account = await load(db, actor, 'account:invite', params.id);
      await db.transaction().execute(async (trx) => {
        await recordDeletion(trx, actor, account);
        await rejectAccount(trx, params.id);
      });
    },
  });
  app.route({
    ...http(auth.sendMail),
    handler: async ({ actor, params }) => {
      const { id } = await loadInvitable(db, actor, params.id);
      await limits(db).consume('invitation-mail', { account: id });
      await countInvitation(db, actor, actor.schoolId);
      await db.transaction().execute(async (trx) => {
        await lockAccounts(trx, [id]);
        // Checked again under the lock: meanwhile the address may have been corrected, or the account activated.
        await invite({ db: trx, config }, actor, await loadInvitable(trx, actor, id));
      });
    },
  });
}
