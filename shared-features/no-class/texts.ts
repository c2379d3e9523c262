import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts shown to a person without classes. */
export const noClassTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
