/** At most 15 cards a pack (specification §5). */
export const maxCardsAPack = 15;
