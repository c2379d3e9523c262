/** Texts of the namespace `studentImport`. */
export const importTexts = { fr: () => import('./fr.json'), en: () => import('./en.json') };
