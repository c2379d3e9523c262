import type { Remote } from '@memocartes/shared-shell/remote';

/** Texts of sending invitations, by mail or on paper. */
export const invitationsTexts: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};
