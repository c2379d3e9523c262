import { z } from 'zod';

import { created, day, idParams, ifMatchSummary } from '../fields/fields.schemas.ts';
import { requestId } from '../http/request-id.schemas.ts';
import { routes } from '../http/route.ts';
import { paidOffers } from '../offers/offers.ts';
import { savedSeller, seller } from './parties.schemas.ts';
import { periodicities } from './periods.ts';
import { pricesCalls } from './prices.calls.ts';

const wrongAmount = 'Montant attendu, en centimes.';
const cents = (max: number) =>
  z.number(wrongAmount).int(wrongAmount).min(0, 'Montant positif ou nul.').max(max, wrongAmount);
const wrongRate = 'Taux attendu, de 0 à 100\u00a0%.';

const priceFields = {
  offers_id: z.literal(paidOffers, 'Offre payante attendue.'),
  invoice_periodicity: z.enum(periodicities, 'Champ requis'),
  /** Prices of the school and of each student for one billing period, excluding VAT. */
  school_cents: cents(100_000_000),
  student_cents: cents(1_000_000),
  /** Hundredths of a percent; null when VAT does not apply. */
  vat_rate: z.number(wrongRate).int(wrongRate).min(0, wrongRate).max(10_000, wrongRate).nullable(),
  date_start: day,
};
export const createPrice = z.strictObject({ ...priceFields, request_id: requestId });
export type CreatePrice = z.input<typeof createPrice>;

const price = z.object({ id: z.int(), ...priceFields, offers_id: z.int(), is_used: z.boolean() });
export type Price = z.infer<typeof price>;

export const prices = routes('prices', pricesCalls, {
  list: {
    summary: 'The price list, the latest rows first.',
    response: z.object({ prices: z.array(price), count: z.int() }),
  },
  create: { summary: 'Adds a row, valid from its first day on.', body: createPrice, status: 201, response: created },
  remove: { summary: 'Deletes a row that no invoice uses.', params: idParams, status: 204 },
  seller: { summary: 'The seller on invoices, if entered.', response: savedSeller.nullable() },
  saveSeller: {
    summary: `Changes the seller on future invoices. ${ifMatchSummary}`,
    body: seller,
    response: savedSeller,
  },
});
