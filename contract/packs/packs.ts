/** At most 15 cards a pack. */
export const maxCardsAPack = 15;
