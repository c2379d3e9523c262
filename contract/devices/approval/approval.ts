/** Minutes after which a tablet's request for approval expires [tablets.request]. */
export const requestMinutes = 15;

/**
 * Days without use after which a tablet has to be approved again, or a device at home attached again [tablets.unused]
 * [home-revision.gone-at-once].
 */
export const unusedDays = 90;
