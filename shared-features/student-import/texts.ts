/** Texts of the namespace `studentImport`. */
export const texts = { fr: () => import('./fr.json'), en: () => import('./en.json') };
