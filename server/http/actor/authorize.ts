import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { Action } from '@memocartes/contract/permissions/permissions';
import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import { setAuditSchool } from '../context/audit.context.ts';
import { refuse } from '../errors.ts';

/**
 * Throws unless the actor may act: 404 for what was not found among what this actor may see, 403 for what the permission table refuses
 * [permissions.other-school].
 */
export function authorize<S extends Subject>(
  actor: Actor,
  action: Action,
  subject: S | undefined,
): asserts subject is S {
  if (!subject) throw refuse('NOT_FOUND');
  if (!can(actor, action, subject)) throw refuse('FORBIDDEN');
  setAuditSchool(subject.schoolId);
}

/**
 * The school that a list or a creation concerns: a superadmin names it, others have their own.
 * @throws 404 when another school than their own is named
 */
export function schoolScope(actor: Actor, requestedId?: number): number | undefined {
  setAuditSchool(requestedId);
  if (scopeOf(actor.kind) === 'platform') return requestedId;
  if (actor.schoolId === null || (requestedId !== undefined && requestedId !== actor.schoolId))
    throw refuse('NOT_FOUND');
  return actor.schoolId;
}
