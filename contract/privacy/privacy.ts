/** Version of the information notice: raise it when its text changes in substance, and everybody is shown it again. */
export const noticeVersion = 1;

/** Hours for which an export can be downloaded. */
export const exportHours = 24;

/** What a follower may consent to about their child. */
export const consentKinds = ['AVATAR'] as const;
export type ConsentKind = (typeof consentKinds)[number];
