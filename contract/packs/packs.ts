/** Maximum number of packs on the teacher's dashboard [packs.next]. */
export const maxNextPacks = 3;

/** Maximum number of cards of a pack [packs.max-cards]. */
export const maxCardsAPack = 15;
