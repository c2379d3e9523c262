import { customCardLimit, hasMessaging, hasPrinting, isMaster } from '../offers/offers.ts';
import type { Actor } from './roles.ts';

/**
 * What an action is done to: the school it belongs to, its author's account, the staff users who teach it,
 * the follower users attached to it.
 */
export type Subject = {
  schoolId?: number | null;
  authorId?: number | null;
  teacherIds?: readonly number[];
  followerIds?: readonly number[];
  /** Of the product itself, or shared with every school. */
  isCommon?: boolean;
  /** An account or person that is a follower, not staff. */
  isFollower?: boolean;
};

type Rule = {
  (actor: Actor, subject: Subject): boolean;
  /** Whether the rule can allow this actor for any subject; true by default. */
  ever?: (actor: Actor) => boolean;
};

export type Row = Partial<Record<Actor['kind'], Rule>>;

const always: Rule = () => true;
const ownSchool: Rule = (actor, { schoolId }) => schoolId !== undefined && schoolId === actor.schoolId;
const author: Rule = (actor, { authorId }) => authorId === actor.id;
const ofFollower: Rule = (_actor, { isFollower }) => isFollower === true;
const follows: Rule = (actor, { followerIds }) => !!followerIds?.includes(actor.userId);
const common: Rule = (_actor, { isCommon }) => isCommon === true;
const mayPass = (rule: Rule, actor: Actor) => rule.ever?.(actor) ?? true;
const both = (...rules: Rule[]): Rule =>
  Object.assign((actor: Actor, subject: Subject) => rules.every((rule) => rule(actor, subject)), {
    ever: (actor: Actor) => rules.every((rule) => mayPass(rule, actor)),
  });
const either = (...rules: Rule[]): Rule =>
  Object.assign((actor: Actor, subject: Subject) => rules.some((rule) => rule(actor, subject)), {
    ever: (actor: Actor) => rules.some((rule) => mayPass(rule, actor)),
  });
const offer =
  (test: (actor: Actor) => boolean): Rule =>
  (actor) =>
    test(actor);

/**
 * Whether an actor administers their own school: its school admin, or the teacher of a school whose offer has none (offers 1 and 2).
 * The right goes with the offer: it is asked at every request.
 */
export const administersSchool = ({ kind, offerId }: Pick<Actor, 'kind' | 'offerId'>): boolean =>
  kind === 'ADMIN' || (kind === 'TEACHER' && isMaster(offerId));
const independent: Rule = Object.assign((actor: Actor) => administersSchool(actor), { ever: administersSchool });

/** What an independent teacher administers: all of their school, but no staff. */
const ownAlone = both(ownSchool, independent);
const ownFollowers = both(ownAlone, ofFollower);
const teaches = both(
  ownSchool,
  either(({ userId }, { teacherIds }) => !!teacherIds?.includes(userId), independent),
);

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
const superadminOnly: Row = { SUPERADMIN: always };
const ownSchoolAdmins: Row = { SUPERADMIN: always, ADMIN: ownSchool };

/** In a school without school admin, its teacher has the same rights. */
const administration: Row = { ...ownSchoolAdmins, TEACHER: ownAlone };

/** The same over followers; staff is for school admins. */
const followerAdministration: Row = { ...ownSchoolAdmins, TEACHER: ownFollowers };
const schoolStaff: Row = { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: ownSchool };
const adminsAndSelf: Row = {
  SUPERADMIN: always,
  ADMIN: either(ownSchool, author),
  TEACHER: either(author, ownFollowers),
  USER: author,
};
const classStaff: Row = { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: teaches };

/**
 * The permission table. A row an action, a rule a role; a role without a rule is refused.
 * A rule that bears on one thing is given that thing as `subject`; lists are scoped by their query besides.
 */
export const permissions = {
  'portal:open': everyone,
  'session:open-portal': everyone,
  'account:self': signedIn,
  'account:second-factor': staff,
  'account:reset-second-factor': superadminOnly,
  'account:check-email': staff,
  'account:link': { ADMIN: always, TEACHER: always },
  'account:create': followerAdministration,
  'account:create-superadmin': superadminOnly,
  'account:view': adminsAndSelf,
  'account:edit': adminsAndSelf,
  'account:delete': adminsAndSelf,
  'account:invite': followerAdministration,
  'account:set-status': superadminOnly,
  'account:list': superadminOnly,
  'followers:list-app': superadminOnly,

  'school:list': superadminOnly,
  'school:create': superadminOnly,
  'school:view': schoolStaff,
  'school:edit': superadminOnly,
  'school:edit-contact': administration,
  'school:delete': superadminOnly,
  'offer:list': staff,

  'user:list': ownSchoolAdmins,
  'user:select': administration,
  'user:create': followerAdministration,
  'user:view': ownSchoolAdmins,
  'user:edit': followerAdministration,
  'user:import': ownSchoolAdmins,
  'user:delete': followerAdministration,
  'user:transfer': superadminOnly,
  'user:avatar': adminsAndSelf,
  'follower:list': schoolStaff,
  'follower:view': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: ownSchool, USER: author },
  'follower:create': administration,
  'follower:edit': administration,
  // Names, phone, e-mail: of a school only while the follower belongs to no other. Followers change their own by account:edit.
  'follower:edit-identity': administration,
  'follower:import': administration,
  'follower:detach': administration,
  'follower:delete': administration,
  'attach-request:own': { USER: always },

  'student:list': schoolStaff,
  'student:select': signedIn,
  'student:view': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: teaches, USER: follows },
  'student:create': administration,
  'student:edit': administration,
  'student:delete': administration,
  'student:avatar': { SUPERADMIN: always, USER: follows },
  'student:place': administration,
  'student:import': administration,
  'school:change-year': administration,
  'operation:list': administration,
  'operation:undo': administration,
  'student:boxes': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: teaches, USER: follows },
  'student:track': classStaff,
  'student:own-children': { USER: always },

  'class:list': schoolStaff,
  'class:view': classStaff,
  'class:create': administration,
  'class:edit': administration,
  'class:delete': administration,

  'card:list': staff,
  'card:view': staff,
  // The question of a printed card.
  'card:view-public': everyone,
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
  'session:mark-presence': { TEACHER: teaches },
  'session:close': { TEACHER: teaches, ADMIN: ownSchool },
  'session:clean': { TEACHER: always, ADMIN: always },

  'device:attach': everyone,
  'device:join': { DEVICE: always },
  'device:revise': { DEVICE: always },

  'school-device:list': schoolStaff,
  'school-device:approve': schoolStaff,
  'school-device:show-secret': schoolStaff,
  'school-device:edit': { ...ownSchoolAdmins, TEACHER: both(ownSchool, either(author, independent)) },
  'school-device:manage': administration,

  'document:view': {
    SUPERADMIN: always,
    ADMIN: either(common, ownSchool, author),
    TEACHER: either(common, ownSchool, author),
    USER: either(common, follows, author),
    DEVICE: ownSchool,
  },
  'document:create': staff,
  'document:edit': { SUPERADMIN: always, ADMIN: author, TEACHER: author },
  'history:view': administration,
  'audit:view': administration,
  'student:export': { ...administration, USER: follows },
  'user:export': adminsAndSelf,
  'privacy:own': signedIn,
  'student:consent': { USER: follows },
  'contact:send': { ADMIN: always, TEACHER: always, USER: always },
  'messaging:use': { TEACHER: offer(hasMessaging), USER: offer(hasMessaging) },
  'resource:list': signedIn,
  'notification:own': signedIn,
  'invoice:list': superadminOnly,
  'dashboard:superadmin': superadminOnly,
  'dashboard:admin': { ADMIN: always },
  'dashboard:teacher': { TEACHER: always },
  'dashboard:user': { USER: always },
} satisfies Record<string, Row>;

/** Whether this actor may do this action to this subject. Client and server both decide by it. */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  return (permissions[action] as Row)[actor.kind]?.(actor, subject) ?? false;
}

/** Whether the actor may do this action to any subject at all: for menus and routes, before the subject is loaded. */
export function mayEver(actor: Actor, action: Action): boolean {
  const rule = (permissions[action] as Row)[actor.kind];
  return !!rule && mayPass(rule, actor);
}

/** A row of the permission table: `resource:act`. */
export type Action = keyof typeof permissions;
