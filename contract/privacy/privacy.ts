/**
 * Version of the information notice [privacy.notice]. Increase it after a substantial change, so that the notice is
 * shown to everybody again.
 */
export const noticeVersion = 1;

/** Number of hours for which an export can be downloaded [privacy.export]. */
export const exportHours = 24;

/** Consents that a follower can give for their child [students.photo-consent]. */
export const consentKinds = ['AVATAR'] as const;
export type ConsentKind = (typeof consentKinds)[number];
