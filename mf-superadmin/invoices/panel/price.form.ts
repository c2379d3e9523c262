import type { Periodicity } from '@memocartes/contract/invoices/periods';
import type { CreatePrice } from '@memocartes/contract/invoices/prices.routes';
import type { PaidOfferId } from '@memocartes/contract/offers/offers';
import type { TFunction } from 'i18next';
import { object, string } from 'yup';

import { withoutSpaces } from '../party/party.form.ts';

export type PriceValues = {
  readonly offers_id: `${PaidOfferId}` | null;
  readonly invoice_periodicity: Periodicity | null;
  readonly school: string;
  readonly student: string;
  /** Percent; empty when VAT does not apply. */
  readonly vat: string;
  readonly date_start: string | null;
};

const decimal = /^\d{1,6}([.,]\d{1,2})?$/;
/** An amount or a percentage as people type it, in hundredths: « 1 012,5 » is 101250. */
const hundredths = (typed: string) => Math.round(Number(withoutSpaces(typed).replace(',', '.')) * 100);

export function priceSchema(t: TFunction<'invoices'>) {
  const required = t('panelForm:required');
  const amount = string().transform(withoutSpaces).required(required).matches(decimal, t('wrongAmount'));
  return object({
    offers_id: string().nullable().required(required),
    invoice_periodicity: string().nullable().required(required),
    school: amount,
    student: amount,
    vat: string()
      .trim()
      .test('rate', t('wrongRate'), (typed = '') => !typed || (decimal.test(typed) && hundredths(typed) <= 10_000)),
    date_start: string().nullable().required(required),
  });
}

export const toPrice = (values: PriceValues): CreatePrice => ({
  offers_id: Number(values.offers_id) as PaidOfferId,
  invoice_periodicity: values.invoice_periodicity!,
  school_cents: hundredths(values.school),
  student_cents: hundredths(values.student),
  vat_rate: values.vat.trim() ? hundredths(values.vat) : null,
  date_start: values.date_start!,
});
