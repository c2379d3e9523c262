import { pathOfOldCardLink } from '../../cards/public/card-link.ts';

/** Maximum length of a card's code: its printed number, or the code in its QR code. */
export const maxCodeLength = 40;

const qrCode = /^[0-9A-F]{16}$/;
const printedNumber = /^[A-Z0-9]+(-[A-Z0-9]+){0,2}-\d{4,9}$/;

function pathOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, pathname, search } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return pathOfOldCardLink(pathname, search) ?? pathname;
}

/**
 * Code of a card from the text of its QR code, with any address of the portal; undefined for other QR codes
 * [scanning.foreign-code].
 */
export function codeOfQr(text: string): string | undefined {
  const code = /^\/c\/([^/]+)\/?$/i.exec(pathOf(text.trim()) ?? '')?.[1]?.toUpperCase();
  return code && (qrCode.test(code) || printedNumber.test(code)) ? code : undefined;
}

/**
 * Code of a card from typed text: its printed number, or the code in its QR code. Undefined for other text. Case,
 * spaces and the kind of dash are ignored, and a space may replace a dash [scanning.typed].
 */
export function codeOfTyped(text: string): string | undefined {
  const written = text
    .trim()
    .replaceAll(/[–—−‐‑]/g, '-')
    .toUpperCase();
  const code = written.replaceAll(/\s+/g, '');
  if (printedNumber.test(code) || qrCode.test(code)) return code;
  const dashed = written.replaceAll(/\s+/g, '-');
  return printedNumber.test(dashed) ? dashed : undefined;
}

/** Maximum number of scans in one request. */
export const maxScans = 200;
