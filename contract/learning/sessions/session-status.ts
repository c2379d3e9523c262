/** Statuses of a session: open, closed. Past its end time, an open session stays open until closed [sessions.status]. */
export const sessionStatuses = ['ACTIVE', 'INACTIVE'] as const;

/** Statuses of a student in a session: awaited, joined, finished [sessions.student]. */
export const studentSessionStatuses = ['INACTIVE', 'ACTIVE', 'ENDED'] as const;
