import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import { isEmailEditable } from '@memocartes/contract/users/email-editable';
import { users } from '@memocartes/contract/users/users.routes';

import type { Services } from '../config/services.ts';
import { sendCsv } from '../csv/export.ts';
import type { Db } from '../database/database.ts';
import { recordChanges } from '../history/history.writes.ts';
import { authorize, resolveSchool } from '../http/actor/authorize.ts';
import { refuse, refuseBecause } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { lockAccount } from '../http/lock-account.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import { countInvitation, invite } from '../invitations/invitations.writes.ts';
import { lockPerson } from '../school-membership/school-membership.ts';
import { transferTeacher } from './transfer/transfer-teacher.ts';
import { checkEmail, checkNotOwnDeletion } from './users.check.ts';
import { followersCsv, staffCsv } from './users.csv.ts';
import { listFollowers, listStaff, selectUserOptions } from './users.list.ts';
import { presentFollower, presentStaff, presentUser, presentUserOption } from './users.present.ts';
import { findUser, type UserFound } from './users.queries.ts';
import { changePerson, removePerson } from './users.writes.ts';

type FollowerRow = Awaited<ReturnType<typeof listFollowers>>['rows'][number];

type Kind = 'view' | 'edit' | 'delete';

/**
 * A person for whom the actor has a permission; staff and followers have separate rows in the permission table. Only
 * the follower changes the data of one who has children in several schools [followers.identity].
 * @throws 404, 403
 */
async function requirePerson(db: Db, actor: Actor, kind: Kind, id: number) {
  const user = await findUser(db, actor, id);
  authorize(actor, scopeOf(user?.role) === 'children' ? `follower:${kind}` : `user:${kind}`, user);
  if (kind === 'edit' && scopeOf(user.role) === 'children') {
    const owned = { ...user, schoolId: user.is_shared ? null : user.schoolId };
    if (!can(actor, 'follower:edit-identity', owned)) throw refuseBecause('FOLLOWER_SHARED');
  }
  return user;
}

/** Staff and followers: list, view, change and delete. */
export function usersRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(users.list),
    handler: async ({ actor, query }, reply) => {
      if (query.format === 'csv') {
        return sendCsv(reply, staffCsv, async (page) =>
          (await listStaff(db, actor, { ...query, ...page })).rows.map(presentStaff),
        );
      }
      const { rows, count } = await listStaff(db, actor, query);
      return { users: rows.map(presentStaff), count };
    },
  });
  app.route({
    ...http(users.followers),
    handler: async ({ actor, query }, reply) => {
      const present = (row: FollowerRow) => presentFollower(row, actor);
      if (query.format === 'csv') {
        return sendCsv(reply, followersCsv, async (page) =>
          (await listFollowers(db, actor, { ...query, ...page })).rows.map(present),
        );
      }
      const { rows, count } = await listFollowers(db, actor, query);
      return { followers: rows.map(present), count };
    },
  });
  app.route({
    ...http(users.select),
    handler: async ({ actor, query }) => {
      const schoolId = resolveSchool(actor, query.schools_id);
      if (scopeOf(query.role) !== 'children' && schoolId !== undefined) authorize(actor, 'user:list', { schoolId });
      return { users: (await selectUserOptions(db, actor, query)).map(presentUserOption) };
    },
  });
  app.route({
    ...http(users.view),
    handler: async ({ actor, params }) => presentUser(await requirePerson(db, actor, 'view', params.id), actor),
  });
  app.route({
    ...http(users.update),
    handler: async (request) => {
      const { actor, params } = request;
      const { schools_id, ...changes } = request.body;
      const isInvited = (invited: UserFound) =>
        !!changes.email && changes.email !== invited.email && invited.status === 'PENDING' && isEmailEditable(invited);
      // Counted before the transaction, whose rollback would undo the count.
      const before = await requirePerson(db, actor, 'edit', params.id);
      if (isInvited(before)) await countInvitation(db, actor, before.schools_id);
      await db.transaction().execute(async (trx) => {
        await lockPerson(trx, params.id);
        // Locked, since the person may be activating the account, after which its address can't be corrected.
        if (changes.email) await lockAccount(trx, before.authentications_id);
        const existing = await requirePerson(trx, actor, 'edit', params.id);
        const readCurrent = async () => presentUser(await requirePerson(trx, actor, 'edit', params.id), actor);
        await lockVersion(
          trx,
          { table: 'authentications', id: existing.authentications_id, expected: expectedVersion(request) },
          readCurrent,
        );
        checkEmail(changes.email, existing);
        const isMoved = schools_id !== undefined && schools_id !== existing.schools_id;
        if (isMoved && !can(actor, 'user:transfer', existing)) throw refuse('NOT_FOUND');
        await recordChanges(trx, actor, { type: 'USER', ids: [existing.id] }, async () => {
          await changePerson(trx, existing, changes);
          // [staff.transfer] [staff.move]
          if (isMoved) await transferTeacher(trx, existing, schools_id);
        });
        // A person is invited once a missing or wrong address is entered [followers.email] [invitations.undelivered].
        if (changes.email && isInvited(existing)) {
          await invite({ db: trx, config }, actor, {
            ...existing,
            ...changes,
            id: existing.authentications_id,
            email: changes.email,
          });
        }
      });
      return presentUser(await requirePerson(db, actor, 'edit', params.id), actor);
    },
  });
  app.route({
    ...http(users.remove),
    handler: async ({ actor, params }) => {
      await db.transaction().execute(async (trx) => {
        await lockPerson(trx, params.id);
        const existing = await requirePerson(trx, actor, 'delete', params.id);
        checkNotOwnDeletion(actor.id, existing.authentications_id);
        return removePerson(trx, actor, existing);
      });
    },
  });
}
