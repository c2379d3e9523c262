/** A text in the two languages of the portal. */
export type Words = { readonly fr: string; readonly en: string };

/** The words for a code. A code that is newer than this build has no words and is returned as it is. */
export const wordsOf = (words: Readonly<Record<string, Words>>, code: string): Words =>
  words[code] ?? { fr: code, en: code };
