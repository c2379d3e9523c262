import { panelFormTexts } from '@memocartes/shared-features/panel-form/texts';
import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

/** Texts of the versions page. */
export const versionsTexts: Remote['texts'] = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
