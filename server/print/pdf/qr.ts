import { qrSide } from '@memocartes/contract/print/sheet-layout/sheet';
import { create, type QRCodeSegment } from 'qrcode';

/** White modules that a reader needs around a code (ISO/IEC 18004). */
export const quietZoneModules = 4;
/** Size of a printer dot at 300 dpi, in millimetres: a module of a whole number of dots has the sharpest edges. */
export const dot = 25.4 / 300;
/** Minimum width of a module, in printer dots: phone cameras can read it at arm's length. */
const minDots = 6;

/** Characters of the alphanumeric mode, which takes about two thirds of the space of the byte mode. */
const alphanumeric = /^[0-9A-Z $%*+./:-]+$/;
const segment = (data: string): QRCodeSegment =>
  alphanumeric.test(data) ? { data, mode: 'alphanumeric' } : { data: Buffer.from(data), mode: 'byte' };

/**
 * A link's parts by encoding mode: scheme and host, the text after them up to the last `=`, and the rest. Scheme and
 * host are case-insensitive, so they are encoded in upper case.
 */
function segments(link: string): QRCodeSegment[] {
  const [, host = '', path = ''] = /^(https?:\/\/[^/?#]*\/?)(.*)$/.exec(link) ?? [];
  const [, pathPrefix = '', name = ''] = /^(.*=)?(.*)$/.exec(path) ?? [];
  return [host.toUpperCase(), pathPrefix, name].filter(Boolean).map(segment);
}

export type Qr = ReturnType<typeof qrCode>;

/**
 * A code as a PDF path, with one rectangle for each run of dark modules in a row [printing.qr-code]. The unit of the
 * path is a module, its origin the top left corner. The code is at least `qrSide` wide.
 *
 * `size`: number of modules along an edge; `module`: width of a module in millimetres. The mask is fixed: choosing the
 * best of eight masks would double the time.
 */
export function qrCode(link: string) {
  const { modules } = create(segments(link), { errorCorrectionLevel: 'M', maskPattern: 3 });
  const { size, data } = modules;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!data[y * size + x]) continue;
      const from = x;
      while (x + 1 < size && data[y * size + x + 1]) x += 1;
      path += `${from} ${y} ${x + 1 - from} 1 re\n`;
    }
  }
  const module = Math.max(minDots, Math.ceil(qrSide / size / dot)) * dot;
  // A buffer, since pdfkit would convert a string character by character.
  return { size, module, side: size * module, path: Buffer.from(path, 'latin1') };
}
