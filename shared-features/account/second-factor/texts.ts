import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of enrolment and recovery codes, on the sign-in page and in the account settings. */
export const secondFactorTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
