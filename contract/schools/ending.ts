/** Days before the end of an access or a trial from which it is marked in lists and on the superadmin's dashboard. */
export const endsSoonDays = 30;

/** Days before the end from which a school is told on its own page, and from which it is urgent. */
export const endNoticeDays = 60;
export const endUrgentDays = 14;
