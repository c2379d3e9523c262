import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { Action } from '@memocartes/contract/permissions/permissions';
import { can } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import { setAuditSchool } from '../context/audit.context.ts';
import { refuse } from '../errors.ts';

/**
 * Throws unless the actor may act: 404 for an object that is not visible to them, 403 if the permission table refuses
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
 * The school that a list or a creation concerns: superadmins name it, others use their own. @throws 404 when they name
 * another school
 */
export function schoolScope(actor: Actor, requestedId?: number): number | undefined {
  setAuditSchool(requestedId);
  if (scopeOf(actor.kind) === 'platform') return requestedId;
  if (actor.schoolId === null || (requestedId !== undefined && requestedId !== actor.schoolId))
    throw refuse('NOT_FOUND');
  return actor.schoolId;
}
