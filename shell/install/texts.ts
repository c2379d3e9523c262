/** Texts of the hint and the steps for adding the portal to the home screen. */
export const installTexts = { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') };
