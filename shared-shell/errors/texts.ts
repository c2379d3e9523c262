/**
 * Texts of the namespace `errors`. Both languages have the texts of this package; only English has a text for each
 * error code, since the server sends French messages.
 */
export const errorTexts = {
  fr: () => import('./fr.json'),
  en: () => import('./en.json'),
};
