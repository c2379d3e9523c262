/** Maximum bytes of another person's avatar; a larger one is refused with FILE_SIZE_OVER [accounts.photo-size]. */
export const avatarMaxBytes = 5_000_000;
/** Maximum bytes of one's own avatar [accounts.photo-size]. */
export const ownAvatarMaxBytes = 15_000_000;
/** Side of stored avatars in pixels [accounts.photo-crop]. */
export const avatarSide = 200;
/** JPEG quality of stored avatars, documents and imported card pictures. */
export const jpegQuality = 90;
/** Media type of stored avatars [accounts.photo-file]. */
export const avatarMediaType = 'image/jpeg';
