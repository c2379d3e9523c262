import { type Role, type RoleScope, roleTable } from '../permissions/roles.ts';

type Kind = {
  /** Scopes of the roles that may receive this kind. */
  scopes: readonly RoleScope[];
  /** Whether mails of this kind are sent immediately instead of in the daily digest. */
  isUrgent?: true;
  /**
   * Whether the kind concerns the school's contract: notifications and mails are delayed at night, but not on weekends
   * or in holidays [notifications.contract-quiet-hours].
   */
  isContract?: true;
  /** Whether mails of this kind are sent by default. */
  email: boolean;
};

/**
 * Kinds of notifications, in the order of the preferences. All are shown in the portal unless the account chose
 * otherwise [notifications.preferences].
 */
export const notificationKinds = {
  MESSAGE_RECEIVED: { scopes: ['classes', 'children'], isUrgent: true, email: true },
  PACK_GIVEN: { scopes: ['children'], email: true },
  PACK_REPLACED: { scopes: ['classes'], email: false },
  REVISION_ENDED: { scopes: ['children'], email: false },
  SET_ACQUIRED: { scopes: ['children'], email: true },
  RESOURCE_ADDED: { scopes: ['school', 'classes', 'children'], email: true },
  IMPORT_DONE: { scopes: ['school', 'classes'], email: false },
  IMPORT_UNDONE: { scopes: ['school', 'classes'], email: false },
  YEAR_CHANGE_DONE: { scopes: ['school', 'classes'], email: false },
  YEAR_CHANGE_UNDONE: { scopes: ['school', 'classes'], email: false },
  ANNOUNCEMENT: { scopes: ['school', 'classes', 'children'], email: true },
  INVITATION_ACCEPTED: { scopes: ['platform', 'school', 'classes'], email: false },
  TEACHER_JOINED: { scopes: ['school'], email: true },
  SEATS_AT_90: { scopes: ['school', 'classes'], isContract: true, email: true },
  ACCESS_ENDS: { scopes: ['platform', 'school', 'classes'], isUrgent: true, isContract: true, email: true },
  PRINT_READY: { scopes: ['platform', 'school', 'classes'], email: false },
  INVOICE_ISSUED: { scopes: ['school', 'classes'], isContract: true, email: true },
  INVOICE_LATE: { scopes: ['platform', 'school', 'classes'], isContract: true, email: true },
  REMOTE_FAILED: { scopes: ['platform'], isUrgent: true, email: true },
  REMOTE_DROPPED: { scopes: ['platform'], isUrgent: true, email: true },
} as const satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof notificationKinds;

/** Kinds that a role may receive, in the order of the preferences. */
export function kindsOf(role: Role): NotificationKind[] {
  const scope = roleTable[role].scope;
  return (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) => kindOf(kind).scopes.includes(scope));
}

export const kindOf = (kind: NotificationKind): Kind => notificationKinds[kind];
