import { joinTexts, type Remote } from '@memocartes/shared-shell/remote';

import { operationsTexts } from '../../bulk-operations/texts.ts';
import { historyTexts } from '../../history/texts.ts';
import { invoiceTexts } from '../../invoices/texts.ts';
import { schoolOverviewTexts } from '../page/texts.ts';
import { yearChangeTexts } from '../year-change/texts.ts';

const own: Remote['texts'] = {
  fr: () => import('./texts/fr.json'),
  en: () => import('./texts/en.json'),
};

/** Texts of the user's own school page, for the remotes of school admins and independent teachers. */
export const ownSchoolTexts = joinTexts(own, schoolOverviewTexts, historyTexts, operationsTexts, invoiceTexts);

/** Texts of the year change page of the user's own school. */
export const ownYearChangeTexts = joinTexts(own, yearChangeTexts);
