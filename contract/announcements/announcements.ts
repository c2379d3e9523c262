/** Maximum characters of an announcement in one language. */
export const announcementMax = 300;

/** Hours in which the deletion of an announcement can be undone [announcements.undo]. */
export const announcementUndoHours = 24;

export const announcementLevels = ['INFO', 'WARNING', 'ALERT'] as const;
export type AnnouncementLevel = (typeof announcementLevels)[number];

/** Recipients: all schools, schools of some offers, or some schools [announcements.target]. */
export const announcementTargets = ['ALL', 'OFFERS', 'SCHOOLS'] as const;
export type AnnouncementTarget = (typeof announcementTargets)[number];

export const announcementStates = ['PLANNED', 'RUNNING', 'ENDED'] as const;
export type AnnouncementState = (typeof announcementStates)[number];
