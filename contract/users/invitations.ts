/** Result for each person when invitations or slips are created for several people [invitations.several]. */
export const invitationVerdicts = [
  'SENT',
  'ALREADY_ACTIVE',
  'NO_EMAIL',
  /** Invited within the last minute, or three times within ten minutes: nothing is sent. */
  'JUST_SENT',
  'DAY_LIMIT',
  /** Banned, or the access has ended. */
  'ACCESS_CLOSED',
  /** A follower who also belongs to another school, so that no school may manage their account. */
  'SHARED',
  /** Deleted in the meantime, or of another school. */
  'UNKNOWN',
] as const;
export type InvitationVerdict = (typeof invitationVerdicts)[number];

/** Maximum people per call. */
export const maxInvited = 500;

/** Validity of the code of a slip, in days [invitations.slip]. */
export const slipDays = 60;

/** Page where the code of a slip is entered. The QR code adds it after `#`, which browsers do not send to servers. */
export const claimPath = '/activer';
