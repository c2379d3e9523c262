/**
 * Texts of the namespace `errors`: in English one key for each error code, whose French message comes from the server;
 * in both languages the few texts of this package.
 */
export const errorTexts = {
  fr: () => import('./fr.json'),
  en: () => import('./en.json'),
};
