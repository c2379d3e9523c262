/** Maximum number of cards of a pack [packs.max-cards]. */
export const maxCardsAPack = 15;
