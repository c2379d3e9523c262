/** Cards of a revision session at most [sessions.cards]. */
export const maxCardsASession = 15;
/** New cards that a student gets in a day at most [sessions.cards]. */
export const maxNewCardsADay = 5;
