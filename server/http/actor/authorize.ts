import { can } from '@memocartes/contract/permissions/permissions';
import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { Action } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { noteSchool } from '../context/audit.context.ts';
import { refuse } from '../errors.ts';

/**
 * Lets pass, or throws: 404 for what was not found among what this actor may know of, 403 for what the permission table refuses.
 */
export function authorize<S extends Subject>(
  actor: Actor,
  action: Action,
  subject: S | undefined,
): asserts subject is S {
  if (!subject) throw refuse('NOT_FOUND');
  if (!can(actor, action, subject)) throw refuse('FORBIDDEN');
  noteSchool(subject.schoolId);
}

/**
 * The school that a list or a creation bears on: a super administrator names it, everybody else has but their own.
 * @throws 404 when somebody names another school than their own
 */
export function schoolScope(actor: Actor, asked?: number): number | undefined {
  noteSchool(asked);
  if (actor.kind === 'SUPERADMIN') return asked;
  if (actor.schoolId === null || (asked !== undefined && asked !== actor.schoolId)) throw refuse('NOT_FOUND');
  return actor.schoolId;
}
