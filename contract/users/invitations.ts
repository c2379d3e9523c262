/** Result for each person when invitations or slips are created for several people [invitations.several]. */
export const invitationVerdicts = [
  'SENT',
  'ALREADY_ACTIVE',
  'NO_EMAIL',
  /** Invited within the last minute, or three times within ten minutes: nothing is sent. */
  'JUST_SENT',
  'DAY_LIMIT',
  /** The account is BANNED or INACTIVE. */
  'ACCESS_CLOSED',
  /** A follower who also belongs to another school: no school may manage the account. */
  'SHARED',
  /** A person who was deleted in the meantime, or belongs to another school. */
  'UNKNOWN',
] as const;
export type InvitationVerdict = (typeof invitationVerdicts)[number];

/** Maximum number of people per call. */
export const maxInvited = 500;

/** Validity of the code of a slip, in days [invitations.slip]. */
export const slipDays = 60;

/** Page where the code of a slip is entered. The slip's QR code has the code after `#`, which no browser sends. */
export const claimPath = '/activer';
