/** Minutes after the end of a session, or after it was closed later, during which tablets still send its answers. */
export const graceMinutes = 60;
