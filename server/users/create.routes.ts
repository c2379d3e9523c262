import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, isTeacher, scopeOf } from '@memocartes/contract/permissions/roles';
import type { createUser } from '@memocartes/contract/users/user.schemas';
import { users } from '@memocartes/contract/users/users.routes';
import type { z } from 'zod';

import type { Services } from '../config/services.ts';
import type { Db, Trx } from '../database/database.ts';
import { recordLinks } from '../history/history.links.ts';
import { recordCreated } from '../history/history.writes.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { findRequested } from '../http/request-id.ts';
import { countInvitation, invite } from '../invitations/invitations.writes.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { targetSchool } from '../schools/target-school.ts';
import { checkNewPerson } from './users.check.ts';
import { schoolStudent } from './users.joins.ts';
import { completeAccount, insertPerson } from './users.writes.ts';

const recordAttached = async (trx: Trx, actor: Actor, users_id: number, students_id: number | undefined) => {
  if (students_id) await recordLinks(trx, actor, 'ATTACH', { users_id, students_id });
};

type Added = z.output<typeof createUser>;

/**
 * Whether the call adds a follower, according to the given role or the role of an account created by `POST /auth`. True
 * for an unknown account, which gets 404 later.
 */
async function addsFollower(db: Db, body: Added): Promise<boolean> {
  if (!('authentications_id' in body)) return scopeOf(body.role) === 'children';
  const account = await db
    .selectFrom('authentications')
    .select('role')
    .where('id', '=', body.authentications_id)
    .executeTakeFirst();
  return account === undefined || scopeOf(account.role) === 'children';
}

/** Adds staff and followers, with a new account or an account created by `POST /auth`. */
export function createUserRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(users.create),
    handler: async ({ actor, body }) => {
      const school = await targetSchool(db, actor, body.schools_id);
      if (!school) throw refuse('NOT_FOUND');
      authorize(actor, 'user:create', { ...school, isFollower: await addsFollower(db, body) });
      if (body.student_id) await loadJoin(db, actor, schoolStudent, { school, student: body.student_id });
      if ('authentications_id' in body) {
        const isSuperadmin = can(actor, 'account:create-superadmin');
        const account = { ...body, school, isSuperadmin };
        return db.transaction().execute(async (trx) => {
          const { id } = await completeAccount(trx, account);
          await recordCreated(trx, actor, { type: 'USER', ids: [id] });
          await recordAttached(trx, actor, id, body.student_id);
          return { id };
        });
      }
      if (body.date_subscription) authorize(actor, 'account:set-status', {});
      // [staff.end]
      if (body.date_expiration) authorize(actor, 'account:set-end', { ...school, isTeacher: isTeacher(body) });
      checkNewPerson(body, school);
      await countInvitation(db, actor, school.schoolId);
      const person = { ...body, schools_id: school.schoolId };

      return db.transaction().execute(async (trx) => {
        const existing = await findRequested(trx, actor, {
          table: 'users',
          id: body.request_id,
          ownerId: school.schoolId,
        });
        if (existing) return existing;
        const { id, accountId } = await insertPerson(trx, person);
        await invite({ db: trx, config }, actor, { ...person, id: accountId });
        await recordCreated(trx, actor, { type: 'USER', ids: [id] });
        await recordAttached(trx, actor, id, body.student_id);
        return { id };
      });
    },
  });
}
