/** Maximum number of cards that one request places in boxes by hand [boxes.physical]. */
export const maxPlacements = 100;
