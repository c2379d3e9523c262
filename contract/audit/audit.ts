/** Kinds of audit events, shared by the server, the filter of the page and the texts [audit.events]. */
export const auditKinds = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'SIGN_IN_LOCKED',
  'SECOND_FACTOR_CHANGED',
  'RECOVERY_CODE_USED',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGED',
  'SESSIONS_ENDED',
  'REFUSED',
  'EXPORTED',
  'ACCOUNT_CREATED',
  'SLIP_MADE',
  'SLIP_USED',
  'ACCESS_CHANGED',
  'ATTACHED',
  'DETACHED',
  'CLASS_TEACHERS_CHANGED',
  'SCHOOL_CREATED',
  'SCHOOL_OPENED',
  'SCHOOL_CHANGED',
  'SETTINGS_CHANGED',
  'DEVICE_APPROVED',
  'DEVICE_REVOKED',
  'DEVICE_RESTORED',
  'DEVICE_SECRET_CHANGED',
  'CONSENT_CHANGED',
  'REMOTE_CHANGED',
  'DEVELOPERS_CHANGED',
  'DELETED',
  'ERASED',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Kinds of objects that an event can concern. */
export const auditTargets = ['SCHOOL', 'USER', 'STUDENT', 'CLASS', 'DEVICE', 'EXPORT'] as const;
export type AuditTarget = (typeof auditTargets)[number];
