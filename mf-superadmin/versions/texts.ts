import { panelFormTexts } from '@memocartes/shared-features/panel-form/texts';
import { joinTexts } from '@memocartes/shared-shell/remote';

/** Texts of the versions page. */
export const versionsTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
