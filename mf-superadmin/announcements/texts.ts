import { panelFormTexts } from '@memocartes/shared-features/panel-form/texts';
import { joinTexts } from '@memocartes/shared-shell/remote';

/** Texts of the announcements page and panel. */
export const announcementsTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
