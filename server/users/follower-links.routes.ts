import type { Actor } from '@memocartes/contract/permissions/roles';
import { users } from '@memocartes/contract/users/users.routes';

import type { Services } from '../config/services.ts';
import type { Trx } from '../database/database.ts';
import { changeRelation, recordLinks } from '../history/history.links.ts';
import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import { type App, http } from '../http/http.ts';
import { expectedVersion, lockVersion } from '../http/version.ts';
import { loadJoin } from '../join-permissions/join-permissions.ts';
import { withdrawPendingRequests } from '../school-membership/pending-requests.ts';
import { lockPerson } from '../school-membership/school-membership.ts';
import { findStudentSubject } from '../students/students.queries.ts';
import { attach, detach } from './follower-links/follower-links.writes.ts';
import { followerStudent } from './users.joins.ts';
import { presentUser } from './users.present.ts';
import { findUser } from './users.queries.ts';

type Link = { user_id: number; student_id: number };

const linkOf = ({ user_id, student_id }: Link) => ({ users_id: user_id, students_id: student_id });

/** Checks the version of a follower, which also covers the relationships. @throws 404; 409 VERSION_CHANGED */
async function checkFollower(trx: Trx, actor: Actor, id: number, expected: number): Promise<void> {
  await lockPerson(trx, id);

  const find = async () => {
    const user = await findUser(trx, actor, id);
    if (!user) throw refuse('NOT_FOUND');
    return presentUser(user, actor);
  };

  const { authentications_id: accountId } = await find();
  await lockVersion(trx, { table: 'authentications', id: accountId, expected }, find);
}

/**
 * Links of followers to students. Followers of another school are attached by a request (`attach-requests/`)
 * [followers.other-school] [families.detached].
 */
export function followerLinksRoutes(app: App, { db }: Services): void {
  app.route({
    ...http(users.attach),
    handler: ({ actor, params, body }) =>
      db.transaction().execute(async (trx) => {
        // The follower may be leaving the school.
        await lockPerson(trx, params.user_id);
        await loadJoin(trx, actor, followerStudent, { follower: params.user_id, student: params.student_id });
        const link = await attach(trx, {
          userId: params.user_id,
          studentId: params.student_id,
          relation: body.relation,
          other: body.relation_other,
        });
        await withdrawPendingRequests(trx, [link.id]);
        await recordLinks(trx, actor, 'ATTACH', linkOf(params));
        return link;
      }),
  });
  app.route({
    ...http(users.relation),
    handler: async (request) => {
      const { actor, params } = request;
      authorize(actor, 'follower:edit', await findStudentSubject(db, actor, params.student_id));
      const { relation, relation_other = null } = request.body;
      const expected = expectedVersion(request);
      const isFound = await db.transaction().execute(async (trx) => {
        if (expected !== undefined) await checkFollower(trx, actor, params.user_id, expected);
        return changeRelation(trx, actor, linkOf(params), { relation, relation_other });
      });
      if (!isFound) throw refuse('NOT_FOUND');
    },
  });
  app.route({
    ...http(users.detach),
    handler: async ({ actor, params }) => {
      authorize(actor, 'follower:detach', await findStudentSubject(db, actor, params.student_id));
      const isFound = await db.transaction().execute(async (trx) => {
        // Another child may be detached at the same time: the follower must not stay in a school without a child.
        await lockPerson(trx, params.user_id);
        await recordLinks(trx, actor, 'DETACH', linkOf(params));
        return detach(trx, linkOf(params));
      });
      if (!isFound) throw refuse('NOT_FOUND');
    },
  });
}
