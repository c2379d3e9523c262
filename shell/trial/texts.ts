/** Texts of the page that asks for a trial; loaded with it. */
export const trialTexts = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
