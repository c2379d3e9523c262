import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts that every panel with a form says. */
export const panelFormTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
