/** Texts of the hint and the steps for the home screen. */
export const installTexts = { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') };
