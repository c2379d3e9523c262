/** Time in seconds after which the portal's pages give up a change [interface.silent-network]. */
export const changeLimitSeconds = 40;

/** Maximum `ANSWER_TIMEOUT`, in seconds: a page still waits when the server's refusal of a change arrives. */
export const maxAnswerSeconds = changeLimitSeconds - 5;
