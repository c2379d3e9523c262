import { followsMessaging, hasMessaging } from '../offers/offers.ts';
import { administersSchool } from './administers-school.ts';
import type { Actor, RoleScope } from './roles.ts';

/**
 * Object of an action. `authorId`: account of its author; `teacherIds`: users who teach the student or class;
 * `followerIds`: users who follow the student.
 */
export type Subject = {
  schoolId?: number | null;
  authorId?: number | null;
  /** Account that deleted the object, or revoked the device. */
  deleterId?: number | null;
  teacherIds?: readonly number[];
  followerIds?: readonly number[];
  /** The student to whom the action applies, for a device at home. */
  studentId?: number;
  /** Whether the object belongs to the product or is shared with all schools. */
  isCommon?: boolean;
  /** Whether the object is the account or person of a follower. */
  isFollower?: boolean;
  /** Whether the object is the account or person of a teacher. */
  isTeacher?: boolean;
  /** Accounts that take part in the conversation. */
  participantIds?: readonly number[];
};

export type Rule = {
  (actor: Actor, subject: Subject): boolean;
  /** Whether the rule allows this actor for at least one subject; true by default. */
  ever?: (actor: Actor) => boolean;
};

/** Rules of an action, by the scope of the account's role or, for actors without an account, by their kind. */
export type Row = Partial<Record<RoleScope | 'DEVICE' | 'ANONYMOUS', Rule>>;

export const always: Rule = () => true;
export const ownSchool: Rule = (actor, { schoolId }) => schoolId !== undefined && schoolId === actor.schoolId;
export const author: Rule = (actor, { authorId }) => authorId === actor.id;
const deleter: Rule = (actor, { deleterId }) => deleterId === actor.id;
const ofFollower: Rule = (_actor, { isFollower }) => isFollower === true;
const ofTeacher: Rule = (_actor, { isTeacher }) => isTeacher === true;
/** Only devices at home that are attached to this student [home-revision.one-child]. */
export const atHome: Rule = Object.assign(
  (actor: Actor, { studentId }: Subject) => actor.home?.studentId === studentId && !!studentId,
  {
    ever: ({ home }: Actor) => home !== undefined,
  },
);
/** Only followers of this student [families.own-children]. */
export const follows: Rule = (actor, { followerIds }) => !!followerIds?.includes(actor.userId);
const participates: Rule = (actor, { participantIds }) => !!participantIds?.includes(actor.id);
export const isNotAuthor: Rule = (actor, { authorId }) => authorId !== actor.id;
export const common: Rule = (_actor, { isCommon }) => isCommon === true;
export const mayPass = (rule: Rule, actor: Actor) => rule.ever?.(actor) ?? true;

export const both = (...rules: Rule[]): Rule =>
  Object.assign((actor: Actor, subject: Subject) => rules.every((rule) => rule(actor, subject)), {
    ever: (actor: Actor) => rules.every((rule) => mayPass(rule, actor)),
  });

export const either = (...rules: Rule[]): Rule =>
  Object.assign((actor: Actor, subject: Subject) => rules.some((rule) => rule(actor, subject)), {
    ever: (actor: Actor) => rules.some((rule) => mayPass(rule, actor)),
  });

const independent: Rule = Object.assign((actor: Actor) => administersSchool(actor), { ever: administersSchool });

/** For independent teachers, who administer all of their school except staff [staff.independent-limits]. */
const ownAsIndependent = both(ownSchool, independent);
const ownFollowers = both(ownAsIndependent, ofFollower);
export const teaches = both(
  ownSchool,
  either(({ userId }, { teacherIds }) => !!teacherIds?.includes(userId), independent),
);

export const everyone: Row = {
  ANONYMOUS: always,
  DEVICE: always,
  platform: always,
  school: always,
  classes: always,
  children: always,
};
export const signedIn: Row = { platform: always, school: always, classes: always, children: always };
/** Only for accounts on the list of developers, which superadmins manage [override.developers]. */
const developer: Rule = Object.assign((actor: Actor) => actor.isDeveloper === true, {
  ever: (actor: Actor) => actor.isDeveloper === true,
});
export const developers: Row = { platform: developer, school: developer, classes: developer, children: developer };
export const staff: Row = { platform: always, school: always, classes: always };
export const superadminOnly: Row = { platform: always };
export const ownSchoolAdmins: Row = { platform: always, school: ownSchool };
/** Superadmins, and for teachers the school admins of their school. */
export const adminsOfTeacher: Row = { platform: always, school: both(ownSchool, ofTeacher) };

/** Administrators of the object's school; other teachers only what they added or approved. */
export const administratorsAndAuthor: Row = {
  ...ownSchoolAdmins,
  classes: both(ownSchool, either(author, independent)),
};
/** Like `administratorsAndAuthor`, but other teachers undo only their own deletions [permissions.undo]. */
export const administratorsAndDeleter: Row = {
  ...ownSchoolAdmins,
  classes: both(ownSchool, either(both(author, deleter), independent)),
};

/** Superadmins, and the school admins or the independent teacher of the object's school. */
export const administration: Row = { ...ownSchoolAdmins, classes: ownAsIndependent };

/** Like `administration`, for people: an independent teacher manages followers, but no staff. */
export const followerAdministration: Row = { ...ownSchoolAdmins, classes: ownFollowers };
export const schoolStaff: Row = { platform: always, school: ownSchool, classes: ownSchool };
export const adminsAndSelf: Row = {
  platform: always,
  school: either(ownSchool, author),
  classes: either(author, ownFollowers),
  children: author,
};
export const classStaff: Row = { platform: always, school: ownSchool, classes: teaches };

/** Only teachers and followers take part in conversations [messaging.no-admin] [messaging.offer]. */
export const messaging: Row = { classes: hasMessaging, children: followsMessaging };

export const participantWho = (...rules: Rule[]): Row => ({
  classes: both(participates, hasMessaging, ...rules),
  children: both(participates, ...rules),
});
