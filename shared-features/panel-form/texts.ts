import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of every panel with a form. */
export const panelFormTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
