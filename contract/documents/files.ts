/** Maximum bytes of an avatar; above them, `FILE_SIZE_OVER`. */
export const avatarMaxBytes = 5_000_000;
export const ownAvatarMaxBytes = 15_000_000;
/** Side of stored avatars in pixels, and their JPEG quality. */
export const avatarSide = 200;
export const avatarQuality = 90;
/** File of an avatar. */
export const avatarMediaType = 'image/jpeg';

/** Maximum bytes of a card's picture, and its only type. */
export const cardImageMaxBytes = 5_000_000;
export const cardImageMediaType = 'image/jpeg';

/** Allowed types of documents, by extension. */
export const uploadMediaTypes = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
} as const;
export type UploadMediaType = (typeof uploadMediaTypes)[keyof typeof uploadMediaTypes];

/** Maximum characters of a JSON body with this many bytes in base64, including other fields. */
export const base64Length = (octets: number) => Math.ceil((octets * 4) / 3) + 10_000;
