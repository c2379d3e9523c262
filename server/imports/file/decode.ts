import type { ImportPreview } from '@memocartes/contract/imports/imports.routes';

import { readBase64 } from '../../documents/files/base64.ts';
import { refuseBecause } from '../../http/errors.ts';

type Decoded = { text: string; encoding: NonNullable<ImportPreview['encoding']> };

/** Decodes a file in base64, with or without the prefix `data:…;base64,`. @throws 400 for invalid base64 */
export function bytesOf(data: string): Buffer {
  // Some programs split base64 into lines.
  const decoded = readBase64(data.replace(/\s+/g, ''));
  if (!decoded) throw refuseBecause('FILE_INCOMPLETE');
  return decoded.bytes;
}

function decode(bytes: Buffer): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

/**
 * Decodes text of unknown encoding: UTF-16LE if it starts with a BOM, UTF-8 if it is valid, otherwise Windows-1252.
 * Spreadsheets on French Windows use Windows-1252 [import.file].
 * @throws 415 for binary content, such as a workbook
 */
export function decodeFile(bytes: Buffer): Decoded {
  const decoded = decode(bytes);
  if (decoded.text.includes('\u0000') || decoded.text.startsWith('PK\u0003\u0004') || decoded.text.startsWith('%PDF')) {
    throw refuseBecause('FILE_NOT_CSV');
  }
  return decoded;
}
