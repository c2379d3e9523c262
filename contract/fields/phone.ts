/** Phone of staff and followers: optional + with 1–3 digits, then up to five groups of 1–4 digits [accounts.phone]. */
export const phonePattern = /^(\+\d{1,3} ?)?\d{1,4}( ?\d{1,4}){0,4}$/;

/** Normalises a phone number: groups separated by dots, dashes, slashes or spaces are separated by one space. */
export const plainPhone = (phone: string): string =>
  phone
    .trim()
    .replace(/[ \u00a0\u202f.\-/]+/g, ' ')
    .trim();
