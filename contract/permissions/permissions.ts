import { customCardLimit, followsMessaging, hasMessaging, hasPrinting, isMaster } from '../offers/offers.ts';
import { type Actor, administratorRoles, isRole, type Role, type RoleScope, roleTable } from './roles.ts';

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

/** Rules of an action, by the scope of the account's role, or for those who have no account. */
export type Row = Partial<Record<RoleScope | 'DEVICE' | 'ANONYMOUS', Rule>>;

/** What the permissions of a role depend on. Names of `only` that are no action are refused here. */
const scopes: Readonly<Record<Role, { readonly scope: RoleScope; readonly only?: readonly Action[] }>> = roleTable;

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
/** On the list of developers, which a superadmin keeps: no role has it by itself [override.developers]. */
const developer: Rule = Object.assign((actor: Actor) => actor.isDeveloper === true, {
  ever: (actor: Actor) => actor.isDeveloper === true,
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
  isRole(kind) && (administratorRoles.includes(kind) || (scopes[kind].scope === 'classes' && isMaster(offerId)));
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
  platform: always,
  school: always,
  classes: always,
  children: always,
};
const signedIn: Row = { platform: always, school: always, classes: always, children: always };
const developers: Row = { platform: developer, school: developer, classes: developer, children: developer };
const staff: Row = { platform: always, school: always, classes: always };
const superadminOnly: Row = { platform: always };
const ownSchoolAdmins: Row = { platform: always, school: ownSchool };

/** In a school without school admin, the teacher has the same rights. */
const administration: Row = { ...ownSchoolAdmins, classes: ownAlone };

/** Same for followers; only school admins manage staff. */
const followerAdministration: Row = { ...ownSchoolAdmins, classes: ownFollowers };
const schoolStaff: Row = { platform: always, school: ownSchool, classes: ownSchool };
const adminsAndSelf: Row = {
  platform: always,
  school: either(ownSchool, author),
  classes: either(author, ownFollowers),
  children: author,
};
const classStaff: Row = { platform: always, school: ownSchool, classes: teaches };

const messaging: Row = { classes: offer(hasMessaging), children: offer(followsMessaging) };
const participantWho = (...rules: Rule[]): Row => ({
  classes: both(participates, offer(hasMessaging), ...rules),
  children: both(participates, ...rules),
});

/**
 * The permission table: a row per action, a rule per scope of a role; a scope without a rule is refused. A rule about an object gets it as `subject`;
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
  'account:link': { school: always, classes: always },
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
  'follower:view': { platform: always, school: ownSchool, classes: ownSchool, children: author },
  'follower:create': administration,
  'follower:edit': administration,
  // A school may edit name, phone and e-mail only while the follower belongs to no other school. Followers edit their own with
  // account:edit.
  'follower:edit-identity': administration,
  'follower:import': administration,
  'follower:detach': administration,
  'follower:delete': administration,
  'attach-request:own': { children: always },

  'student:list': schoolStaff,
  'student:select': signedIn,
  'student:view': { platform: always, school: ownSchool, classes: teaches, children: follows },
  'student:create': administration,
  'student:edit': administration,
  'student:delete': administration,
  'student:avatar': { platform: always, children: follows },
  'student:place': administration,
  'student:import': administration,
  'school:change-year': administration,
  'operation:list': administration,
  'operation:undo': administration,
  'student:boxes': { platform: always, school: ownSchool, classes: teaches, children: follows },
  'student:track': classStaff,
  // Their physical cards, by QR code.
  'student:scan': { ...classStaff, children: follows },
  'student:own-children': { children: always },

  'class:list': schoolStaff,
  'class:view': classStaff,
  'class:create': administration,
  'class:edit': administration,
  'class:delete': administration,

  'card:list': staff,
  'card:view': staff,
  // Question of a printed card.
  'card:view-public': everyone,
  'card:create': { platform: always, classes: offer((a) => a.nbCards < customCardLimit(a.offerId)) },
  'card:edit': { platform: always, school: ownSchool, classes: author },
  // Each card of a bulk call also requires `card:edit`, and its pack `pack:edit` or `pack:create`.
  'card:bulk': staff,
  'card-operation:list': staff,
  'card-operation:undo': { platform: author, school: author, classes: author },
  'card-image:list': staff,
  'card-image:create': staff,
  'card-image:view': { platform: always, school: either(ownSchool, author), classes: author },
  'card-image:edit': { platform: always, school: either(ownSchool, author), classes: author },
  'card:print': { school: offer(hasPrinting), classes: offer(hasPrinting) },
  // A print and its file are their author's [printing.author].
  'print:view': {
    platform: author,
    school: both(author, offer(hasPrinting)),
    classes: both(author, offer(hasPrinting)),
  },
  'subject:list': staff,
  'edition:list': staff,
  'edition:manage': superadminOnly,
  'edition:print': superadminOnly,

  'pack:list': schoolStaff,
  'pack:view': schoolStaff,
  'pack:create': { classes: ownSchool, school: ownSchool },
  'pack:edit': { classes: both(ownSchool, author), school: ownSchool },
  'pack:assign': { classes: teaches, school: ownSchool },

  'session:list': schoolStaff,
  'session:view': classStaff,
  'session:watch': staff,
  // Teachers of the class open sessions; school admins close them [permissions.sessions] [sessions.school-admin].
  'session:open': { classes: teaches },
  'session:mark-presence': { classes: teaches },
  'session:close': { classes: teaches, school: ownSchool },
  'session:clean': { classes: always, school: always },

  'device:attach': everyone,
  'device:join': { DEVICE: always },
  'device:revise': { DEVICE: always },

  'home:attach': everyone,
  'home:revise': { DEVICE: atHome },
  'home:manage': { children: follows },

  'school-device:list': schoolStaff,
  'school-device:approve': schoolStaff,
  'school-device:show-secret': schoolStaff,
  'school-device:edit': { ...ownSchoolAdmins, classes: both(ownSchool, either(author, independent)) },
  'school-device:manage': administration,

  'document:view': {
    platform: always,
    school: either(common, ownSchool, author),
    classes: either(common, ownSchool, author),
    children: either(common, follows, author),
    DEVICE: ownSchool,
  },
  'document:create': staff,
  'document:edit': { platform: always, school: author, classes: author },
  'history:view': administration,
  'audit:view': administration,
  'student:export': { ...administration, children: follows },
  'user:export': adminsAndSelf,
  'privacy:own': signedIn,
  'student:consent': { children: follows },
  'contact:send': { school: always, classes: always, children: always },
  'contact:answer': superadminOnly,
  'platform:manage': superadminOnly,
  // The query finds those for the schools of the actor.
  'announcement:read': { school: always, classes: always, children: always },
  'announcement:manage': superadminOnly,
  'messaging:use': messaging,
  // The query also requires the student's school to have the offer [messaging.offer].
  'chat:create': { classes: both(teaches, offer(hasMessaging)), children: follows },
  'chat:view': participantWho(),
  'message:take-back': participantWho(author),
  'message:report': participantWho(others),
  'message-report:list': { school: always },
  'message-report:view': { school: ownSchool },
  'resource:list': signedIn,
  // Followers find only those of the schools of their children, and common ones, meant for families.
  'resource:view': {
    platform: always,
    school: either(common, ownSchool),
    classes: either(common, ownSchool),
    children: always,
  },
  'resource:create': staff,
  // Staff change what belongs to their school, teachers their own [resources.edit].
  'resource:edit': { platform: always, school: ownSchool, classes: both(ownSchool, either(author, independent)) },
  'section:manage': superadminOnly,
  'notification:own': signedIn,
  // A school reads its own once they are issued.
  'invoice:view': administration,
  'invoice:manage': superadminOnly,
  'remote:manage': superadminOnly,
  'remote:override': developers,
  'dashboard:superadmin': superadminOnly,
  'dashboard:admin': { school: always },
  'dashboard:teacher': { classes: always },
  'dashboard:user': { children: always },
} satisfies Record<string, Row>;

/** The rule for a sender. A role with a list of actions has none for others, except where everyone who is signed in may act. */
function ruleOf(kind: Actor['kind'], action: Action): Rule | undefined {
  const row: Row = permissions[action];
  if (!isRole(kind)) return row[kind];
  const { scope, only } = scopes[kind];
  return !only || row === everyone || row === signedIn || only.includes(action) ? row[scope] : undefined;
}

/** Whether this actor may perform this action on this subject. Used by client and server. */
export function can(actor: Actor, action: Action, subject: Subject = {}): boolean {
  return ruleOf(actor.kind, action)?.(actor, subject) ?? false;
}

/** Whether the actor may perform this action on any subject at all: for menus and routes, before the subject is loaded. */
export function mayEver(actor: Actor, action: Action): boolean {
  const rule = ruleOf(actor.kind, action);
  return !!rule && mayPass(rule, actor);
}

/** A row of the permission table: `resource:act`. */
export type Action = keyof typeof permissions;
