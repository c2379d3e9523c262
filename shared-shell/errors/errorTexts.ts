/** Texts of the namespace `errors`: one key for each code. French messages come from the server; these are for other languages. */
export const errorTexts = {
  fr: () => import('./fr.json'),
  en: () => import('./en.json'),
};
