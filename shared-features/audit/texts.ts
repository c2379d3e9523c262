import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { historyTexts } from '../history/texts.ts';

/** Texts of the audit log, for the remotes that show it. */
export const auditTexts: Remote['texts'] = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  historyTexts,
);
