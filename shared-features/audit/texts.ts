import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of the audit log, for the remotes that show it. */
export const auditTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
