/** At most 15 cards a pack [packs.max-cards]. */
export const maxCardsAPack = 15;
