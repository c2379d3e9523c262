import type { Actor } from '@memocartes/contract/permissions/roles';
import { users } from '@memocartes/contract/users/users.routes';
import { sql } from 'kysely';

import type { Services } from '../config/services.ts';
import { authorize } from '../http/actor/authorize.ts';
import { type App, http } from '../http/http.ts';
import { limits } from '../rate-limits/limits.ts';
import { findClassSubject } from '../visibility/classes.ts';
import { inviteAll } from './invite-all.ts';
import { findInvitees, type Invitee } from './invitees.queries.ts';
import { type CheckedInvitee, checkInvitees } from './invitees.ts';
import { makeSlips, pendingFollowersOfClass } from './slips.writes.ts';

const idsQuery = (ids: readonly number[]) => sql`select unnest(${ids}::int[])`;

/** Invites people, school by school. */
async function inviteEach(services: Services, actor: Actor, invitees: readonly Invitee[]): Promise<CheckedInvitee[]> {
  const checked: CheckedInvitee[] = [];
  for (const [schoolId, group] of Map.groupBy(invitees, (person) => person.schoolId)) {
    const accounts = group.map(({ accountId }) => accountId);
    const verdicts = await inviteAll(services, actor, schoolId, accounts);
    checked.push(...group.map(({ id, accountId }) => ({ id, verdict: verdicts.get(accountId) ?? 'UNKNOWN' })));
  }
  return checked;
}

/** Invites people who have not activated their account, by mail or slip [invitations.several] [invitations.limit]. */
export function invitationsRoutes(app: App, services: Services): void {
  const { db } = services;

  app.route({
    ...http(users.invite),
    handler: async ({ actor, body }) => {
      const people = await findInvitees(db, actor, idsQuery(body.ids));
      const { invitees, refused } = checkInvitees(actor, body.ids, people);
      const results = [...(await inviteEach(services, actor, invitees)), ...refused];
      return { results, count: results.filter(({ verdict }) => verdict === 'SENT').length };
    },
  });

  app.route({
    ...http(users.slips),
    handler: async ({ actor, body }) => {
      await limits(db).consume('slip-print', { account: actor.id });
      if ('ids' in body) return makeSlips(services, actor, { ids: body.ids, people: idsQuery(body.ids) });
      const class_ = await findClassSubject(db, actor, body.class_id);
      authorize(actor, 'account:invite', class_ && { schoolId: class_.schoolId, isFollower: true });
      return makeSlips(services, actor, { ids: [], people: pendingFollowersOfClass(body.class_id) });
    },
  });
}
