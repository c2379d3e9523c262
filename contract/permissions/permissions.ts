import { customCardLimit, followsMessaging, hasMessaging, hasPrinting, isMaster } from '../offers/offers.ts';
import type { Actor } from './roles.ts';

/**
 * Object of an action: its school, the account of its author, the staff users who teach it, and the follower users attached to it.
 */
export type Subject = {
  schoolId?: number | null;
  authorId?: number | null;
  teacherIds?: readonly number[];
  followerIds?: readonly number[];
  /** The student that it is about, for a device at home. */
  studentId?: number;
  /** Whether it belongs to the product or is shared with all schools. */
  isCommon?: boolean;
  /** Whether it is the account or person of a follower. */
  isFollower?: boolean;
  /** Accounts that take part in the conversation. */
  participantIds?: readonly number[];
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
/** The device at home is attached to this student [home-revision.one-child]. */
const atHome: Rule = Object.assign(
  (actor: Actor, { studentId }: Subject) => actor.home?.studentId === studentId && !!studentId,
  {
    ever: ({ home }: Actor) => home !== undefined,
  },
);
const follows: Rule = (actor, { followerIds }) => !!followerIds?.includes(actor.userId);
const participates: Rule = (actor, { participantIds }) => !!participantIds?.includes(actor.id);
const others: Rule = (actor, { authorId }) => authorId !== actor.id;
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
 * Whether an actor administers their own school: a school admin, or the teacher of an offer without school admin (1 and 2). It depends on
 * the offer, so it is checked on every request [staff.independent] [staff.independent-end].
 */
export const administersSchool = ({ kind, offerId }: Pick<Actor, 'kind' | 'offerId'>): boolean =>
  kind === 'ADMIN' || (kind === 'TEACHER' && isMaster(offerId));
const independent: Rule = Object.assign((actor: Actor) => administersSchool(actor), { ever: administersSchool });

/** Rule for what an independent teacher administers: all of their school, except staff. */
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

/** In a school without school admin, the teacher has the same rights. */
const administration: Row = { ...ownSchoolAdmins, TEACHER: ownAlone };

/** Same for followers; only school admins manage staff. */
const followerAdministration: Row = { ...ownSchoolAdmins, TEACHER: ownFollowers };
const schoolStaff: Row = { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: ownSchool };
const adminsAndSelf: Row = {
  SUPERADMIN: always,
  ADMIN: either(ownSchool, author),
  TEACHER: either(author, ownFollowers),
  USER: author,
};
const classStaff: Row = { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: teaches };

const messaging: Row = { TEACHER: offer(hasMessaging), USER: offer(followsMessaging) };
const participantWho = (...rules: Rule[]): Row => ({
  TEACHER: both(participates, offer(hasMessaging), ...rules),
  USER: both(participates, ...rules),
});

/**
 * The permission table: a row per action, a rule per role; a role without a rule is refused. A rule about an object gets it as `subject`;
 * lists are also limited by their query.
 * [permissions.table] [permissions.superadmin] [permissions.school-admin] [permissions.teacher] [permissions.follower].
 */
export const permissions = {
  'portal:open': everyone,
  'csp:report': everyone,
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
  // An independent teacher adds followers, no staff [staff.independent-limits].
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
  // A school may edit name, phone and e-mail only while the follower belongs to no other school. Followers edit their own with
  // account:edit.
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
  // Their physical cards, by QR code.
  'student:scan': { ...classStaff, USER: follows },
  'student:own-children': { USER: always },

  'class:list': schoolStaff,
  'class:view': classStaff,
  'class:create': administration,
  'class:edit': administration,
  'class:delete': administration,

  'card:list': staff,
  'card:view': staff,
  // Question of a printed card.
  'card:view-public': everyone,
  'card:create': { SUPERADMIN: always, TEACHER: offer((a) => a.nbCards < customCardLimit(a.offerId)) },
  'card:edit': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: author },
  // Each card of a bulk call also requires `card:edit`, and its pack `pack:edit` or `pack:create`.
  'card:bulk': staff,
  'card-operation:list': staff,
  'card-operation:undo': { SUPERADMIN: author, ADMIN: author, TEACHER: author },
  'card-image:list': staff,
  'card-image:create': staff,
  'card-image:view': { SUPERADMIN: always, ADMIN: either(ownSchool, author), TEACHER: author },
  'card-image:edit': { SUPERADMIN: always, ADMIN: either(ownSchool, author), TEACHER: author },
  'card:print': { ADMIN: offer(hasPrinting), TEACHER: offer(hasPrinting) },
  // A print and its file are their author's [printing.author].
  'print:view': {
    SUPERADMIN: author,
    ADMIN: both(author, offer(hasPrinting)),
    TEACHER: both(author, offer(hasPrinting)),
  },
  'subject:list': staff,
  'edition:list': staff,
  'edition:manage': superadminOnly,
  'edition:print': superadminOnly,

  'pack:list': schoolStaff,
  'pack:view': schoolStaff,
  'pack:create': { TEACHER: ownSchool, ADMIN: ownSchool },
  'pack:edit': { TEACHER: both(ownSchool, author), ADMIN: ownSchool },
  'pack:assign': { TEACHER: teaches, ADMIN: ownSchool },

  'session:list': schoolStaff,
  'session:view': classStaff,
  'session:watch': staff,
  // Teachers of the class open sessions; school admins close them [permissions.sessions] [sessions.school-admin].
  'session:open': { TEACHER: teaches },
  'session:mark-presence': { TEACHER: teaches },
  'session:close': { TEACHER: teaches, ADMIN: ownSchool },
  'session:clean': { TEACHER: always, ADMIN: always },

  'device:attach': everyone,
  'device:join': { DEVICE: always },
  'device:revise': { DEVICE: always },

  'home:attach': everyone,
  'home:revise': { DEVICE: atHome },
  'home:manage': { USER: follows },

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
  'contact:answer': superadminOnly,
  'platform:manage': superadminOnly,
  // The query finds those for the schools of the actor.
  'announcement:read': { ADMIN: always, TEACHER: always, USER: always },
  'announcement:manage': superadminOnly,
  'messaging:use': messaging,
  // The query also requires the student's school to have the offer [messaging.offer].
  'chat:create': { TEACHER: both(teaches, offer(hasMessaging)), USER: follows },
  'chat:view': participantWho(),
  'message:take-back': participantWho(author),
  'message:report': participantWho(others),
  'message-report:list': { ADMIN: always },
  'message-report:view': { ADMIN: ownSchool },
  'resource:list': signedIn,
  // Followers find only those of the schools of their children, and common ones, meant for families.
  'resource:view': {
    SUPERADMIN: always,
    ADMIN: either(common, ownSchool),
    TEACHER: either(common, ownSchool),
    USER: always,
  },
  'resource:create': staff,
  // Staff change what belongs to their school, teachers their own [resources.edit].
  'resource:edit': { SUPERADMIN: always, ADMIN: ownSchool, TEACHER: both(ownSchool, either(author, independent)) },
  'section:manage': superadminOnly,
  'notification:own': signedIn,
  // A school reads its own once they are issued.
  'invoice:view': administration,
  'invoice:manage': superadminOnly,
  'remote:manage': superadminOnly,
  'dashboard:superadmin': superadminOnly,
  'dashboard:admin': { ADMIN: always },
  'dashboard:teacher': { TEACHER: always },
  'dashboard:user': { USER: always },
} satisfies Record<string, Row>;

/** Whether this actor may perform this action on this subject. Used by client and server. */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  return (permissions[action] as Row)[actor.kind]?.(actor, subject) ?? false;
}

/** Whether the actor may perform this action on any subject at all: for menus and routes, before the subject is loaded. */
export function mayEver(actor: Actor, action: Action): boolean {
  const rule = (permissions[action] as Row)[actor.kind];
  return !!rule && mayPass(rule, actor);
}

/** A row of the permission table: `resource:act`. */
export type Action = keyof typeof permissions;
