/** Octets of an avatar at most, and of one's own; past them, `FILE_SIZE_OVER`. */
export const avatarMaxBytes = 5_000_000;
export const ownAvatarMaxBytes = 15_000_000;
/** Side of the square that an avatar is kept as, in pixels, and its JPEG quality. */
export const avatarSide = 200;
export const avatarQuality = 90;
/** An avatar's file. */
export const avatarMediaType = 'image/jpeg';

/** Octets of a card's picture at most, and its one type. */
export const cardImageMaxBytes = 5_000_000;
export const cardImageMediaType = 'image/jpeg';

/** What a document may be, by extension. */
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

/** Characters of a JSON body that holds so many octets in base64, other fields included. */
export const base64Length = (octets: number) => Math.ceil((octets * 4) / 3) + 10_000;
