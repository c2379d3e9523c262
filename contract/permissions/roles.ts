/**
 * What accounts can access: every school, their own school, the classes that they teach in it, the children that they
 * follow.
 */
export type RoleScope = 'platform' | 'school' | 'classes' | 'children';

type RoleRow = {
  readonly scope: RoleScope;
  /** Colour of the theme. */
  readonly accent: 'superadmin' | 'school-admin' | 'teacher' | 'follower';
  readonly label: { readonly fr: string; readonly en: string };
  /** What an invitation offers to people with this role. */
  readonly invitation: string;
  /** Profiles of the national sign-on whose accounts have this role; no other profile is admitted. */
  readonly garProfiles?: readonly string[];
  /**
   * The only actions of its scope that the role may perform; all of them if absent. Actions allowed to every account
   * are always included.
   */
  readonly only?: readonly string[];
};

/**
 * The roles of an account, with all data that depend only on the role. The rest is derived: permissions from `scope`
 * and `only`, the home and the menu from the records of the remotes that serve the role. A new role is a row of this
 * table and a migration [permissions.role-table] [accounts.gar-profile].
 */
export const roleTable = {
  SUPERADMIN: {
    scope: 'platform',
    accent: 'superadmin',
    label: { fr: 'Super-administration', en: 'Superadmin' },
    invitation: 'un compte d’administration',
  },
  ADMIN: {
    scope: 'school',
    accent: 'school-admin',
    label: { fr: 'Direction', en: 'School admin' },
    invitation: 'un compte pour gérer votre établissement',
  },
  TEACHER: {
    scope: 'classes',
    accent: 'teacher',
    label: { fr: 'Enseignant(e)', en: 'Teacher' },
    invitation: 'un compte enseignant, pour vos classes, vos cartes et vos séances de révision',
    garProfiles: ['ens', 'doc', 'dir'],
  },
  USER: {
    scope: 'children',
    accent: 'follower',
    label: { fr: 'Proche', en: 'Follower' },
    invitation: 'un compte pour suivre les révisions de votre enfant',
  },
} as const satisfies Record<string, RoleRow>;

export type Role = keyof typeof roleTable;
export const roles = Object.keys(roleTable) as Role[];
/** Whether an actor's kind, or any other string, is a role of accounts. */
export const isRole = (kind: string | null | undefined): kind is Role => !!kind && Object.hasOwn(roleTable, kind);
/** The row of a role. */
export const roleRow = (role: Role): RoleRow => roleTable[role];

/**
 * Roles by their names in the glossary, for code that is about the domain of one of them, such as the account that a
 * first start creates.
 */
export const namedRoles = {
  superadmin: 'SUPERADMIN',
  schoolAdmin: 'ADMIN',
  teacher: 'TEACHER',
  follower: 'USER',
} as const satisfies Record<string, Role>;

/** Scope of a role or of an actor's kind; undefined for those who have no account, such as tablets. */
export const scopeOf = (kind: string | null | undefined): RoleScope | undefined =>
  isRole(kind) ? roleTable[kind].scope : undefined;

/** Roles of these scopes. */
export type RoleOf<S extends RoleScope> = { [R in Role]: (typeof roleTable)[R]['scope'] extends S ? R : never }[Role];
/** Roles of these scopes, in the order of the table. */
export const rolesOf = <S extends RoleScope>(...scopes: readonly S[]): RoleOf<S>[] =>
  roles.filter((role): role is RoleOf<S> => (scopes as readonly RoleScope[]).includes(roleTable[role].scope));

/** Roles that work in a school. */
export const staffRoles = rolesOf('school', 'classes');
/** Roles whose people belong to schools. */
export const schoolRoles = rolesOf('school', 'classes', 'children');
/** Roles that may do everything in their school. */
export const administratorRoles: readonly Role[] = rolesOf('school').filter((role) => !roleRow(role).only);

/** Role of a person for display. Only `can` decides what an actor may do. */
export const isTeacher = (shown: { readonly role: Role | null }): boolean => scopeOf(shown.role) === 'classes';
export const isFollower = (shown: { readonly role: Role | null }): boolean => scopeOf(shown.role) === 'children';

/**
 * Sender of a request: an account, a student's tablet (DEVICE) or a visitor who is not signed in (ANONYMOUS).
 * `schoolId` is the actor's own school (null for superadmins and visitors).
 */
export type Actor = {
  kind: Role | 'DEVICE' | 'ANONYMOUS';
  id: number;
  userId: number;
  schoolId: number | null;
  offerId: number | null;
  nbCards: number;
  nbPhysicalBoxes: number;
  /** Whether they may try versions of remotes: they are on the list of developers. */
  isDeveloper?: boolean;
  /**
   * For a device at home: its row, and the only student that it may see. The actor's `id` is 0, unless the browser is
   * also a tablet of the school.
   */
  home?: { deviceId: number; studentId: number };
  /** Offers of the schools of a follower's children; absent for others. */
  childrenOffers?: readonly number[];
};

/** Actor of an anonymous request. */
export const anonymous: Actor = {
  kind: 'ANONYMOUS',
  id: 0,
  userId: 0,
  schoolId: null,
  offerId: null,
  nbCards: 0,
  nbPhysicalBoxes: 0,
};
