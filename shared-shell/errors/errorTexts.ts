/** Texts of the namespace `errors`: a key a code. French ones are the server's own messages; these are those of other languages. */
export const errorTexts = {
  fr: () => import('./fr.json'),
  en: () => import('./en.json'),
};
