import { emptyFile } from '@memocartes/contract/documents/files';

import { ApiError } from '../../http/errors.ts';
import { readBase64 } from './base64.ts';

/** A file in a JSON body: its field, declared type and maximum bytes. */
export type Payload = { field: string; data: string; type?: string; maxBytes: number };

type FileRefusal = 'FILE_SIZE_OVER' | 'FILE_TYPE_REFUSED' | 'INVALID';

/** An error to throw for a refused file; it names the field. */
export const refuseFile = (code: FileRefusal, field: string, message: string) =>
  new ApiError(code, { ...(code !== 'INVALID' && { message }), fields: { [field]: message } });

const inMegabytes = (bytes: number) =>
  `${(bytes / 1_000_000).toLocaleString('fr', { maximumFractionDigits: 1 })}\u00a0Mo`;

/**
 * Bytes of a file sent in base64, and the media type if it has the prefix `data:…;base64,`.
 * @throws 413 FILE_SIZE_OVER, 422 for invalid base64 or an empty file
 */
export function decodePayload({ field, data, maxBytes }: Payload): { bytes: Buffer; declared: string | undefined } {
  const read = readBase64(data);
  if (!read) throw refuseFile('INVALID', field, 'Le fichier n’a pas été reçu en entier. Recommencez.');
  const { bytes, declared } = read;
  if (!bytes.length) throw refuseFile('INVALID', field, emptyFile);
  if (bytes.length > maxBytes) {
    throw refuseFile('FILE_SIZE_OVER', field, `Le fichier est trop lourd\u00a0: ${inMegabytes(maxBytes)} au plus.`);
  }
  return { bytes, declared };
}
