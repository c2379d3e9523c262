import { type UploadMediaType, uploadMediaTypes } from '@memocartes/contract/documents/files';

import { isOfficeFile } from './office-files.ts';

const { jpg, png, pdf, xlsx, docx, txt } = uploadMediaTypes;

const startsWith = (signature: readonly number[]) => (bytes: Buffer) =>
  signature.every((octet, at) => bytes[at] === octet);

/** Decoder of a text in UTF-16, by its byte order mark; undefined for other encodings. */
function utf16Decoder(bytes: Buffer): TextDecoder | undefined {
  if (startsWith([0xff, 0xfe])(bytes)) return new TextDecoder('utf-16le');
  return startsWith([0xfe, 0xff])(bytes) ? new TextDecoder('utf-16be') : undefined;
}

/**
 * Whether the bytes are text: no control characters except white space and ESC. The encoding is UTF-16 with a byte order
 * mark, or any encoding that contains ASCII.
 */
function isText(bytes: Buffer): boolean {
  const text = utf16Decoder(bytes)?.decode(bytes) ?? bytes.toString('latin1');
  // eslint-disable-next-line no-control-regex -- the pattern is meant to match them
  return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text);
}

const looksLike: Record<UploadMediaType, (bytes: Buffer) => boolean> = {
  [jpg]: startsWith([0xff, 0xd8, 0xff]),
  [png]: startsWith([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  [pdf]: startsWith([0x25, 0x50, 0x44, 0x46, 0x2d]),
  [xlsx]: (bytes) => isOfficeFile(bytes, 'xl/workbook.xml'),
  [docx]: (bytes) => isOfficeFile(bytes, 'word/document.xml'),
  [txt]: isText,
};

/** Whether the bytes have the signature of the declared type [resources.file-types] [interface.uploads]. */
export const isOfType = (bytes: Buffer, type: UploadMediaType): boolean => looksLike[type](bytes);
