import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { panelFormTexts } from '../panel-form/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of an invoice and of a school's own invoices. */
export const invoiceTexts = joinTexts(own, panelFormTexts);
