import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the import of pupils, for the remotes that offer it. */
export const studentImportTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
