/** The end of an access or trial is marked in lists and on the superadmin's dashboard from this many days before it. */
export const endsSoonDays = 30;

/** Days before the end from which the school's own page shows it, and from which it is shown as urgent. */
export const endNoticeDays = 60;
export const endUrgentDays = 14;
