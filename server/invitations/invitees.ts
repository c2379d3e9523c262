import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';
import type { InvitationVerdict } from '@memocartes/contract/users/invitations';

import { authorize } from '../http/actor/authorize.ts';
import { refuse } from '../http/errors.ts';
import type { Invitee } from './invitees.queries.ts';

export type CheckedInvitee = { id: number; verdict: InvitationVerdict };

/** Whether an actor may manage this person's account; no school may manage the account of a shared follower. */
function mayEdit(actor: Actor, { role, schoolId, is_shared }: Invitee): boolean {
  if (scopeOf(role) === 'children') {
    return can(actor, 'follower:edit-identity', { schoolId: is_shared ? null : schoolId });
  }
  return can(actor, 'user:edit', { schoolId, isFollower: false });
}

/**
 * Splits the requested people into those who can be invited and those refused, with a reason [invitations.several].
 * @throws 404 when none of them is found; 403 when the actor lacks the permission for one of them
 */
export function checkInvitees(actor: Actor, ids: readonly number[], people: readonly Invitee[]) {
  if (!people.length) throw refuse('NOT_FOUND');
  const existingIds = new Set(people.map(({ id }) => id));
  const refused: CheckedInvitee[] = ids.filter((id) => !existingIds.has(id)).map((id) => ({ id, verdict: 'UNKNOWN' }));
  for (const { schoolId, role } of people) {
    authorize(actor, 'account:invite', { schoolId, isFollower: scopeOf(role) === 'children' });
  }
  const invitees = people.filter((person) => mayEdit(actor, person));
  const shared = people.filter((person) => !mayEdit(actor, person));
  refused.push(...shared.map(({ id }) => ({ id, verdict: 'SHARED' as const })));
  return { invitees, refused };
}
