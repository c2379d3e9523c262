/** What became of each person named when invitations are sent, or slips made, for several at once. */
export const invitationVerdicts = [
  'SENT',
  'ALREADY_ACTIVE',
  'NO_EMAIL',
  /** Within the last minute, or three times within ten: a second click sends nothing. */
  'JUST_SENT',
  'DAY_LIMIT',
  /** Banned, or the access has ended. */
  'ACCESS_CLOSED',
  /** A follower who belongs to another school too: no school acts on their account. */
  'SHARED',
  /** Deleted meanwhile, or not of this school. */
  'UNKNOWN',
] as const;
export type InvitationVerdict = (typeof invitationVerdicts)[number];

/** People named in one call at most. */
export const maxInvited = 500;

/** How long the code of a paper slip is valid, in days. */
export const slipDays = 60;

/** Page where the code of a slip is typed; the QR code adds it after `#`, which is sent to no server. */
export const claimPath = '/activer';
