import { hasMessaging, hasPrinting, customCardLimit, isMaster } from '../offers/offers.ts';
import type { Action } from './actions.ts';
import type { Actor } from './roles.ts';

/**
 * What an action bears on, as far as permission cares: the school it belongs to, its author's account, the staff users who teach it,
 * the follower users attached to it.
 */
export type Subject = {
  schoolId?: number | null;
  authorId?: number | null;
  teacherIds?: readonly number[];
  followerIds?: readonly number[];
  /** Of the product itself, or shared with every school. */
  isCommon?: boolean;
};

type Rule = (actor: Actor, subject: Subject) => boolean;
export type Row = Partial<Record<Actor['kind'], Rule>>;

const always: Rule = () => true;
const ownSchool: Rule = (actor, { schoolId }) => schoolId !== undefined && schoolId === actor.schoolId;
const author: Rule = (actor, { authorId }) => authorId === actor.id;
const teaches: Rule = (actor, subject) => ownSchool(actor, subject) && !!subject.teacherIds?.includes(actor.userId);
const follows: Rule = (actor, { followerIds }) => !!followerIds?.includes(actor.userId);
const common: Rule = (_actor, { isCommon }) => isCommon === true;
const both =
  (...rules: Rule[]): Rule =>
  (actor, subject) =>
    rules.every((rule) => rule(actor, subject));
const either =
  (...rules: Rule[]): Rule =>
  (actor, subject) =>
    rules.some((rule) => rule(actor, subject));
const offer =
  (test: (actor: Actor) => boolean): Rule =>
  (actor) =>
    test(actor);

/** An independent teacher manages their school themselves. */
const independent = offer((actor) => isMaster(actor.offerId));

const everyone: Row = {
  ANONYMOUS: always,
  DEVICE: always,
  SUPERADMIN: always,
  ADMIN: always,
  TEACHER: always,
  USER: always,
};
const signedIn: Row = { SUPERADMIN: always, ADMIN: always, TEACHER: always, USER: always };
const staff: Row = { SUPERADMIN: always, ADMIN: always, TEACHER: always };
const provider: Row = { SUPERADMIN: always };
const managers: Row = { SUPERADMIN: always, ADMIN: ownSchool };
const schoolStaff: Row = { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: ownSchool };
const managersAndSelf: Row = { SUPERADMIN: always, ADMIN: either(ownSchool, author), TEACHER: author, USER: author };
const classStaff: Row = { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: teaches };

/**
 * The permission table (specification §6). A row an action, a rule a role; a role without a rule is refused.
 * A rule that bears on one thing is given that thing as `subject`; lists are scoped by their query besides.
 */
export const permissions = {
  'portal:open': everyone,
  'session:open-portal': everyone,
  'account:self': signedIn,
  'account:second-factor': staff,
  'account:reset-second-factor': provider,
  'account:check-email': staff,
  'account:link': { ADMIN: always, TEACHER: always },
  'account:create': managers,
  'account:create-provider': provider,
  'account:view': managersAndSelf,
  'account:edit': managersAndSelf,
  'account:delete': managersAndSelf,
  'account:invite': managers,
  'account:set-status': provider,
  'account:list': provider,
  'followers:list-app': provider,

  'school:list': provider,
  'school:create': provider,
  'school:view': schoolStaff,
  'school:edit': provider,
  'school:delete': provider,
  'offer:list': staff,

  'user:list': managers,
  'user:create': managers,
  'user:view': managers,
  'user:edit': managers,
  'user:delete': managers,
  'user:transfer': provider,
  'user:avatar': managersAndSelf,
  'follower:list': schoolStaff,
  'follower:view': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: ownSchool, USER: author },
  'follower:create': managers,
  'follower:edit': managers,
  // Names, phone, e-mail: of a school only while the follower belongs to no other. Followers change their own by account:edit.
  'follower:edit-identity': managers,
  'follower:detach': managers,
  'follower:delete': managers,
  'attach-request:own': { USER: always },

  'student:list': schoolStaff,
  'student:select': signedIn,
  'student:view': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: teaches, USER: follows },
  'student:create': managers,
  'student:edit': managers,
  'student:delete': managers,
  'student:avatar': { SUPERADMIN: always, USER: follows },
  'student:place': managers,
  'student:import': managers,
  'school:change-year': managers,
  'operation:list': managers,
  'operation:undo': managers,
  'student:boxes': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: teaches, USER: follows },
  'student:track': classStaff,
  'student:own-children': { USER: always },

  'class:list': schoolStaff,
  'class:view': classStaff,
  'class:create': managers,
  'class:edit': managers,
  'class:delete': managers,

  'card:list': staff,
  'card:view': staff,
  'card:create': { SUPERADMIN: always, TEACHER: offer((a) => a.nbCards < customCardLimit(a.offerId)) },
  'card:edit': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: author },
  // Each card of a bulk call is asked `card:edit` besides, and its pack `pack:edit` or `pack:create`.
  'card:bulk': staff,
  'card-operation:list': staff,
  'card-operation:undo': { SUPERADMIN: author, ADMIN: author, TEACHER: author },
  'card-image:list': staff,
  'card-image:create': staff,
  'card-image:view': { SUPERADMIN: always, ADMIN: either(ownSchool, author), TEACHER: author },
  'card-image:edit': { SUPERADMIN: always, ADMIN: either(ownSchool, author), TEACHER: author },
  'card:print': { ADMIN: offer(hasPrinting), TEACHER: offer(hasPrinting) },
  'subject:list': staff,

  'pack:list': schoolStaff,
  'pack:view': schoolStaff,
  'pack:create': { TEACHER: ownSchool, ADMIN: ownSchool },
  'pack:edit': { TEACHER: both(ownSchool, author), ADMIN: ownSchool },
  'pack:assign': { TEACHER: teaches, ADMIN: ownSchool },

  'session:list': schoolStaff,
  'session:view': classStaff,
  'session:watch': staff,
  'session:open': { TEACHER: teaches },
  'session:close': { TEACHER: teaches, ADMIN: ownSchool },
  'session:clean': { TEACHER: always, ADMIN: always },

  'device:attach': everyone,
  'device:join': { DEVICE: always },
  'device:revise': { DEVICE: always },

  'school-device:list': schoolStaff,
  'school-device:approve': schoolStaff,
  'school-device:show-secret': schoolStaff,
  'school-device:edit': { ...managers, TEACHER: both(ownSchool, either(author, independent)) },
  'school-device:manage': { ...managers, TEACHER: both(ownSchool, independent) },

  'document:view': {
    SUPERADMIN: always,
    ADMIN: either(common, ownSchool, author),
    TEACHER: either(common, ownSchool, author),
    USER: either(common, follows, author),
    DEVICE: ownSchool,
  },
  'document:create': staff,
  'document:edit': { SUPERADMIN: always, ADMIN: author, TEACHER: author },
  'history:view': managers,
  'audit:view': managers,
  'student:export': { SUPERADMIN: always, ADMIN: ownSchool, USER: follows },
  'user:export': managersAndSelf,
  'privacy:own': signedIn,
  'student:consent': { USER: follows },
  'contact:send': { ADMIN: always, TEACHER: always, USER: always },
  'messaging:use': { TEACHER: offer(hasMessaging), USER: offer(hasMessaging) },
  'resource:list': signedIn,
  'notification:own': signedIn,
  'invoice:list': provider,
  'dashboard:superadmin': provider,
  'dashboard:admin': { ADMIN: always },
  'dashboard:teacher': { TEACHER: always },
  'dashboard:user': { USER: always },
} satisfies Record<string, Row>;

/** Whether this actor may do this to that thing (specification §6). The one question both sides ask. */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  return (permissions[action] as Row)[actor.kind]?.(actor, subject) ?? false;
}

/** Whether some thing exists on which the role may act so: what a menu or a route asks before it knows the thing. */
export function mayEver(actor: Actor, action: Action): boolean {
  return actor.kind in permissions[action];
}
