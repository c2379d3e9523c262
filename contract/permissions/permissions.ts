import { cardsRows } from './cards.rows.ts';
import { communicationRows } from './communication.rows.ts';
import { learningRows } from './learning.rows.ts';
import { peopleRows } from './people.rows.ts';
import { platformRows } from './platform.rows.ts';
import { type Actor, isRole, type Role, type RoleScope, roleTable } from './roles.ts';
import { everyone, mayPass, type Row, type Rule, signedIn, type Subject } from './rules.ts';

export { administersSchool } from './rules.ts';
export type { Row, Subject };

/**
 * The permission table: a row per action, a rule per scope of a role; a scope without a rule is refused. A rule about
 * an object gets it as `subject`; lists are also limited by their query. [permissions.table] [permissions.superadmin]
 * [permissions.school-admin] [permissions.teacher] [permissions.follower].
 */
export const permissions = {
  ...peopleRows,
  ...cardsRows,
  ...learningRows,
  ...communicationRows,
  ...platformRows,
} satisfies Record<string, Row>;

/** The data on which the permissions of a role depend. Its type refuses names in `only` that are not actions. */
const scopes: Readonly<Record<Role, { readonly scope: RoleScope; readonly only?: readonly Action[] }>> = roleTable;

/**
 * The rule for an actor. A role with a list of actions has no other rules, except for actions allowed to everyone
 * signed in.
 */
function ruleOf(kind: Actor['kind'], action: Action): Rule | undefined {
  const row: Row = permissions[action];
  if (!isRole(kind)) return row[kind];
  const { scope, only } = scopes[kind];
  return !only || row === everyone || row === signedIn || only.includes(action) ? row[scope] : undefined;
}

/** Whether this actor may perform this action on this subject. Used by client and server [permissions.table]. */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  return ruleOf(actor.kind, action)?.(actor, subject) ?? false;
}

/**
 * Whether the actor may perform this action on any subject at all: for menus and routes, before the subject is loaded.
 */
export function mayEver(actor: Actor, action: Action): boolean {
  const rule = ruleOf(actor.kind, action);
  return !!rule && mayPass(rule, actor);
}

/** A row of the permission table: `resource:act`. */
export type Action = keyof typeof permissions;
