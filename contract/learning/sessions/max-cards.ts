/** Maximum number of cards of a student in a revision session [sessions.cards]. */
export const maxCardsASession = 15;
/** Maximum number of new cards of a student in a day [sessions.cards]. */
export const maxNewCardsADay = 5;
