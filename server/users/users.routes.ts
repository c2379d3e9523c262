import { users } from '@memocartes/contract/users/users.routes';
import { can } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Services } from '../app/services.ts';
import { followsElsewhere } from '../auth/accounts.queries.ts';
import { countInvitation, invite } from '../auth/invitations.ts';
import { sendCsv } from '../csv/export.ts';
import type { Db } from '../database/database.ts';
import { recordLinks } from '../history/history.links.ts';
import { recordChanges, recordDeleted } from '../history/history.writes.ts';
import { authorize } from '../http/authorize.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { transferTeacher } from './transfer.ts';
import { followersCsv, staffCsv } from './users.csv.ts';
import { listFollowers, listStaff, selectUserOptions } from './users.list.ts';
import { presentFollower, presentStaff, presentUser, presentUserOption } from './users.present.ts';
import { findUser } from './users.queries.ts';
import { checkEmail, withNames } from './users.rules.ts';
import { changePerson, deletePerson, removeFromSchool } from './users.writes.ts';

type Kind = 'view' | 'edit' | 'delete';

/** A person whom the actor may act on so; staff and followers have rows of their own in the permission table. */
async function findFor(db: Db, actor: Actor, kind: Kind, id: number) {
  const found = await findUser(db, actor, id);
  authorize(actor, found?.role === 'USER' ? `follower:${kind}` : `user:${kind}`, found);
  return found;
}

/** Staff and followers: lists, one, change and delete. */
export function usersRoutes(app: App, { db, config }: Services): void {
  app.route({
    ...http(users.list),
    handler: async ({ actor, query }, reply) => {
      if (query.format === 'csv')
        return sendCsv(reply, staffCsv, async (page) =>
          (await listStaff(db, actor, { ...query, ...page })).rows.map(presentStaff),
        );
      const { rows, count } = await listStaff(db, actor, query);
      return { users: rows.map(presentStaff), count };
    },
  });
  app.route({
    ...http(users.followers),
    handler: async ({ actor, query }, reply) => {
      if (query.format === 'csv')
        return sendCsv(reply, followersCsv, async (page) =>
          (await listFollowers(db, actor, { ...query, ...page })).rows.map(presentFollower),
        );
      const { rows, count } = await listFollowers(db, actor, query);
      return { followers: rows.map(presentFollower), count };
    },
  });
  app.route({
    ...http(users.select),
    handler: async ({ actor, query }) => ({
      users: (await selectUserOptions(db, actor, query)).map(presentUserOption),
    }),
  });
  app.route({
    ...http(users.view),
    handler: async ({ actor, params }) => presentUser(await findFor(db, actor, 'view', params.id)),
  });
  app.route({
    ...http(users.update),
    handler: async ({ actor, params, body: { schools_id, ...fields } }) => {
      const known = await findFor(db, actor, 'edit', params.id);
      checkEmail(fields.email, known.email);
      const isMoved = schools_id !== undefined && schools_id !== known.schools_id;
      if (isMoved && !can(actor, 'user:transfer', known)) throw refuse('NOT_FOUND');
      const changes = withNames(fields);
      // Who came from a file without an address can be invited once there is one.
      const isInvited = !!changes.email && !known.email && known.status === 'PENDING';
      if (isInvited) await countInvitation(db, actor, known.schools_id);
      await db.transaction().execute(async (trx) => {
        await recordChanges(trx, actor, 'USER', [known.id], async () => {
          await changePerson(trx, known, changes);
          if (isMoved) await transferTeacher(trx, known, schools_id);
        });
        if (isInvited && changes.email)
          await invite(
            { db: trx, config },
            { ...known, ...changes, id: known.authentications_id, email: changes.email },
          );
      });
      return presentUser(await findFor(db, actor, 'edit', params.id));
    },
  });
  app.route({
    ...http(users.remove),
    handler: async ({ actor, params }, reply) => {
      const known = await findFor(db, actor, 'delete', params.id);
      if (known.authentications_id === actor.id) {
        throw refuse('FORBIDDEN', 'Votre propre compte se supprime depuis vos paramètres.');
      }
      const { schoolId } = actor;
      await db.transaction().execute(async (trx) => {
        if (known.role === 'USER') await recordLinks(trx, actor, 'DETACH', { users_id: known.id }, schoolId);
        // Who has a child elsewhere only leaves this school, which is told by the children they are detached from.
        const stays = schoolId !== null && (await followsElsewhere(trx, known.id, schoolId));
        if (!stays) await recordDeleted(trx, actor, 'USER', [known.id]);
        if (known.role === 'USER' && schoolId !== null) await removeFromSchool(trx, known, schoolId);
        else await deletePerson(trx, known);
      });
      return reply.send();
    },
  });
}
