/** Length of a session in minutes, if no end is chosen [sessions.length]. */
export const defaultSessionMinutes = 60;

/** Maximum length of a session in minutes [sessions.length]. */
export const maxSessionMinutes = 12 * 60;
