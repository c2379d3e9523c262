/** Secret of a school's QR code: 128 random bits in URL-safe base64. */
export const deviceSecretPattern = /^[\w-]{22}$/;

/** Minutes after its revocation during which a device can be restored. */
export const restoreMinutes = 10;

/** Minutes after which a tablet's request for approval expires [tablets.request]. */
export const requestMinutes = 15;

/**
 * Days without use after which a tablet has to be approved again, or a device at home attached again [tablets.unused]
 * [home-revision.gone-at-once].
 */
export const unusedDays = 90;
