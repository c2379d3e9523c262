import { joinTexts } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../panel-form/texts.ts';

/** Texts of an invoice and of a school's own invoices. */
export const invoiceTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  panelFormTexts,
);
