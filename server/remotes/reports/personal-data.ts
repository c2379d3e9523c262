const email = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[a-z]{2,}/gi;
const query = /(https?:\/\/[^\s?#]+)[?#][^\s)]*/g;
/** URLs of pages contain ids: only URLs of files of the portal are kept. */
const path = /(https?:\/\/[^\s/]+)\/(?!assets\/|remotes\/)[^\s:)]*/g;
const quoted = /(["'“«])[^"'”»]{40,}(["'”»])/g;
/** File names and positions are kept: digits of a hash or a column do not identify a person. */
const longNumber = /(\/(?:assets|remotes)\/[^\s:)]*(?::\d+){0,2})|\d{6,}/g;

/**
 * The text of a browser's error without parts that may identify a person: e-mail addresses, addresses of pages, long
 * quotations, long numbers [portal.reports].
 */
export const withoutPersonalData = (text: string): string =>
  text
    .replace(query, '$1')
    .replace(path, '$1/…')
    .replace(email, '…')
    .replace(quoted, '$1…$2')
    .replace(longNumber, (_number, file?: string) => file ?? '…');
