/** At most 15 cards per pack [packs.max-cards]. */
export const maxCardsAPack = 15;
