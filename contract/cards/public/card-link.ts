/**
 * URL in the QR code of a printed card. Its path is in upper case, which makes the QR code smaller
 * [printing.qr-target].
 * @param code the card's `qr_code`
 */
export const cardLink = (origin: string, code: string): string => `${origin}/C/${code}`;

const number = /^[A-Z0-9]+(-[A-Z0-9]+)?-\d{4,9}$/i;

/**
 * Path of the public page for the URL in QR codes of an earlier version, `/schools/cards?search=FR-CE1-0042`; undefined
 * for any other URL.
 */
export function pathOfOldCardLink(pathname: string, search: string): string | undefined {
  if (!/^\/schools\/cards\/?$/i.test(pathname)) return undefined;
  const displayedId = new URLSearchParams(search).get('search') ?? '';
  return number.test(displayedId) ? `/c/${displayedId}` : undefined;
}
