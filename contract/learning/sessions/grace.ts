/**
 * Minutes for which the answers of a session count after its end or, if it was closed later, after its closing. A
 * session left open for longer than this after its end no longer prevents the deletion of its class
 * [classes.delete-session].
 */
export const graceMinutes = 60;
