/** Data that a role can access: all schools, their own school, the classes they teach, or the children they follow. */
export type RoleScope = 'platform' | 'school' | 'classes' | 'children';

type RoleRow = {
  readonly scope: RoleScope;
  /** Colour of the theme. */
  readonly accent: 'superadmin' | 'school-admin' | 'teacher' | 'follower';
  readonly label: { readonly fr: string; readonly en: string };
  /** French text in an invitation: the kind of account that is offered. */
  readonly invitation: string;
  /** Profiles of the national sign-on whose accounts have this role; no other profile is admitted. */
  readonly garProfiles?: readonly string[];
  /**
   * The only actions of its scope that the role may perform, besides those allowed to every account. If absent, the
   * role may perform all actions of its scope.
   */
  readonly only?: readonly string[];
};

/**
 * The roles of accounts. Permissions are derived from `scope` and `only`; home page and menu come from the records of
 * the role's remotes. A new role needs a row here and a migration [permissions.role-table] [accounts.gar-profile].
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

/** Roles by their names in the glossary, for code about one role, such as the creation of the first superadmin. */
export const namedRoles = {
  superadmin: 'SUPERADMIN',
  schoolAdmin: 'ADMIN',
  teacher: 'TEACHER',
  follower: 'USER',
} as const satisfies Record<string, Role>;

/** Scope of a role or of an actor's kind; undefined for actors without an account, such as tablets. */
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
/** Roles with all actions of the scope `school`. */
export const administratorRoles: readonly Role[] = rolesOf('school').filter((role) => !roleRow(role).only);

/** Whether a person has this kind of role, for display only: permissions are decided by `can`. */
export const isTeacher = (shown: { readonly role: Role | null }): boolean => scopeOf(shown.role) === 'classes';
export const isFollower = (shown: { readonly role: Role | null }): boolean => scopeOf(shown.role) === 'children';

/**
 * Sender of a request: an account, a device (DEVICE), or a visitor who is not signed in (ANONYMOUS). A device is a
 * tablet or a device at home. `schoolId` is the actor's own school; null for superadmins and visitors.
 */
export type Actor = {
  kind: Role | 'DEVICE' | 'ANONYMOUS';
  id: number;
  userId: number;
  schoolId: number | null;
  offerId: number | null;
  nbCards: number;
  nbPhysicalBoxes: number;
  /** Whether the account is on the list of developers, who may try versions of remotes. */
  isDeveloper?: boolean;
  /**
   * For a device at home: the id of its row, and the only student visible on it. The actor's `id` is 0 unless the same
   * browser is also a tablet of the school.
   */
  home?: { deviceId: number; studentId: number };
  /** For a follower: the offers of those of their children's schools that have access. Absent for other actors. */
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
