import { type Action, can, type Subject } from '@memocartes/contract/permissions/permissions';
import { type Actor, scopeOf } from '@memocartes/contract/permissions/roles';

import { setAuditSchool } from '../context/audit.context.ts';
import { refuse, refuseBecause } from '../errors.ts';

/**
 * Checks that the actor may do the action [permissions.other-school].
 * @throws 404 without a subject, that is, if the actor can't see it; 403 if the permission table refuses
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
 * Like `authorize`, for an action on a class.
 * @throws also 403 `CLASS_NOT_TAUGHT` for a teacher who does not teach the class [classes.not-taught]
 */
export function authorizeClass<S extends Subject>(
  actor: Actor,
  action: Action,
  class_: S | undefined,
): asserts class_ is S {
  const isOthers = class_ && scopeOf(actor.kind) === 'classes' && !class_.teacherIds?.includes(actor.userId);
  if (isOthers && !can(actor, action, class_)) throw refuseBecause('CLASS_NOT_TAUGHT');
  authorize(actor, action, class_);
}

/**
 * The school of a list or a creation. For a superadmin: the requested school, if any. For others: their own school.
 * @throws 404 when an actor other than a superadmin requests another school
 */
export function resolveSchool(actor: Actor, requestedId?: number): number | undefined {
  setAuditSchool(requestedId);
  if (scopeOf(actor.kind) === 'platform') return requestedId;
  if (actor.schoolId === null || (requestedId !== undefined && requestedId !== actor.schoolId)) {
    throw refuse('NOT_FOUND');
  }
  return actor.schoolId;
}
