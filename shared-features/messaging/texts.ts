import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of messaging, of its panel and of the reports. */
export const messagingTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
