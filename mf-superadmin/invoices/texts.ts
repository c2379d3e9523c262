import { invoiceTexts } from '@memocartes/shared-features/invoices/texts';
import { schoolDetailsTexts } from '@memocartes/shared-features/schools/details/texts';
import { joinTexts } from '@memocartes/shared-shell/remote';

/** Texts of the invoices page and panels. */
export const invoicesTexts = joinTexts(
  { fr: () => import('./texts/fr.json'), en: () => import('./texts/en.json') },
  invoiceTexts,
  schoolDetailsTexts,
);
