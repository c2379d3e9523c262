/** Maximum number of due and new cards of a student in a session, or in a revision at home [sessions.cards]. */
export const maxCardsASession = 15;
/** Maximum number of new cards of a student in a day [sessions.cards]. */
export const maxNewCardsADay = 5;
