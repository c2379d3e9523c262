import type { Role } from '../permissions/roles.ts';

type Kind = {
  /** Roles that may receive it. */ roles: readonly Role[];
  /** Whether its mail leaves at once instead of in the daily digest. */ isUrgent?: true;
  /** About the school's contract: waits for the end of the night, not for that of weekends and holidays. */ isContract?: true;
  /** Whether it is mailed unless the account chose otherwise. */ email: boolean;
};

/** Kinds of notifications, in the order of the preferences. All are shown in the portal unless the account chose otherwise. */
export const notificationKinds = {
  MESSAGE_RECEIVED: { roles: ['TEACHER', 'USER'], isUrgent: true, email: true },
  PACK_GIVEN: { roles: ['USER'], email: true },
  REVISION_ENDED: { roles: ['USER'], email: false },
  SET_ACQUIRED: { roles: ['USER'], email: true },
  RESOURCE_ADDED: { roles: ['ADMIN', 'TEACHER', 'USER'], email: true },
  IMPORT_DONE: { roles: ['ADMIN', 'TEACHER'], email: false },
  IMPORT_UNDONE: { roles: ['ADMIN', 'TEACHER'], email: false },
  YEAR_CHANGE_DONE: { roles: ['ADMIN', 'TEACHER'], email: false },
  YEAR_CHANGE_UNDONE: { roles: ['ADMIN', 'TEACHER'], email: false },
  ANNOUNCEMENT: { roles: ['ADMIN', 'TEACHER', 'USER'], email: true },
  INVITATION_ACCEPTED: { roles: ['SUPERADMIN', 'ADMIN', 'TEACHER'], email: false },
  SEATS_AT_90: { roles: ['ADMIN', 'TEACHER'], isContract: true, email: true },
  ACCESS_ENDS: { roles: ['SUPERADMIN', 'ADMIN', 'TEACHER'], isUrgent: true, isContract: true, email: true },
  PRINT_READY: { roles: ['SUPERADMIN', 'ADMIN', 'TEACHER'], email: false },
  INVOICE_ISSUED: { roles: ['ADMIN', 'TEACHER'], isContract: true, email: true },
  INVOICE_LATE: { roles: ['SUPERADMIN', 'ADMIN', 'TEACHER'], isContract: true, email: true },
  REMOTE_FAILED: { roles: ['SUPERADMIN'], isUrgent: true, email: true },
  REMOTE_DROPPED: { roles: ['SUPERADMIN'], isUrgent: true, email: true },
} as const satisfies Record<string, Kind>;
export type NotificationKind = keyof typeof notificationKinds;

/** Kinds that a role may receive, in the order of the preferences. */
export const kindsOf = (role: Role): NotificationKind[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).filter((kind) => kindOf(kind).roles.includes(role));

export const kindOf = (kind: NotificationKind): Kind => notificationKinds[kind];
