/** Maximum bytes of a card's picture, and its only type [cards.images]. */
export const cardImageMaxBytes = 5_000_000;
export const cardImageMediaType = 'image/jpeg';
/** Longest side of a card's picture in pixels: the height of a card at 300 dpi. */
export const cardImageSide = 1_040;
