/** Length of a session in minutes, if no end is chosen [sessions.length]. */
export const defaultMinutes = 60;

/** Maximum length of a session in minutes [sessions.length]. */
export const maxMinutes = 12 * 60;
