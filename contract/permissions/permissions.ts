import { cardsRows } from './cards.rows.ts';
import { communicationRows } from './communication.rows.ts';
import { learningRows } from './learning.rows.ts';
import { packsRows } from './packs.rows.ts';
import { peopleRows } from './people.rows.ts';
import { platformRows } from './platform.rows.ts';
import { resourcesRows } from './resources.rows.ts';
import { type Actor, isRole, type Role, type RoleScope, roleTable } from './roles.ts';
import { everyone, mayPass, type Row, type Rule, signedIn, type Subject } from './rules.ts';

export { administersSchool } from './administers-school.ts';
export type { Row, Subject };

/**
 * The permission table: a row for each action, with a rule for each scope of a role. A scope without a rule is refused.
 * The rule receives the object of the action as `subject`; queries of lists apply the same limits [permissions.table].
 */
export const permissions = {
  ...peopleRows,
  ...cardsRows,
  ...packsRows,
  ...learningRows,
  ...resourcesRows,
  ...communicationRows,
  ...platformRows,
} satisfies Record<string, Row>;

/** The rows of the roles, with a type that refuses names in `only` that are not actions. */
const roleRows: Readonly<Record<Role, { readonly scope: RoleScope; readonly only?: readonly Action[] }>> = roleTable;

/**
 * The rule for an actor. A role with a list of actions (`only`) has no rule for other actions, except the actions of
 * `everyone` and `signedIn`.
 */
function ruleOf(kind: Actor['kind'], action: Action): Rule | undefined {
  // The record of a remote may name an action that this version of the table lacks: then it is refused.
  const row = (permissions as Partial<Record<string, Row>>)[action];
  if (!row) return undefined;
  if (!isRole(kind)) return row[kind];
  const { scope, only } = roleRows[kind];
  return !only || row === everyone || row === signedIn || only.includes(action) ? row[scope] : undefined;
}

/** Whether this actor may perform this action on this subject. Used by client and server [permissions.table]. */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  return ruleOf(actor.kind, action)?.(actor, subject) ?? false;
}

/** Whether the actor may perform this action on some subject: for menus and routes, before the subject is loaded. */
export function mayEver(actor: Actor, action: Action): boolean {
  const rule = ruleOf(actor.kind, action);
  return !!rule && mayPass(rule, actor);
}

/** Name of a row of the permission table, such as `student:edit`. */
export type Action = keyof typeof permissions;
