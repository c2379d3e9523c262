import { z } from 'zod';

import { routes } from '../http/route.ts';
import { maxLength } from '../lists/lengths.ts';
import { created, day, exactLine, idParams, ifMatchSummary, line, requiredText, version } from '../lists/lists.ts';
import { paidOffers } from '../offers/offers.ts';
import { postalCodePattern } from '../text/postal-code.ts';
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
export const createPrice = z.strictObject(priceFields);
export type CreatePrice = z.input<typeof createPrice>;

const price = z.object({ id: z.number().int(), ...priceFields, offers_id: z.number().int(), is_used: z.boolean() });
export type Price = z.infer<typeof price>;

const siret = line(14).regex(/^\d{14}$/, 'SIRET attendu\u00a0: 14 chiffres.');
const optionalCode = (max: number) => exactLine(max).nullable();
const address = {
  name: requiredText(maxLength.schoolName),
  address: requiredText(maxLength.address),
  address_postal_code: line(5).regex(postalCodePattern, 'Code postal attendu\u00a0: 5 chiffres.'),
  address_city: requiredText(maxLength.city),
};

/** The seller, who issues the invoices. */
export const seller = z.strictObject({
  ...address,
  siret,
  vat_number: line(13)
    .regex(/^FR[0-9A-Z]{2}\d{9}$/, 'Numéro attendu\u00a0: FR, 2 caractères, puis le SIREN.')
    .nullable(),
  mail: z.email('Adresse e-mail incorrecte.').max(maxLength.email),
  iban: line(34)
    .regex(/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/, 'IBAN incorrect.')
    .nullable(),
});
export type Seller = z.infer<typeof seller>;
/** The saved seller. `If-Match: "0"` expects that no seller is entered yet. */
const savedSeller = seller.extend({ version });
export type SavedSeller = z.infer<typeof savedSeller>;

/** The buyer of a school's invoices. Service code and engagement number are for Chorus Pro [invoices.buyer]. */
export const buyer = z.strictObject({
  ...address,
  siret: siret.nullable(),
  service_code: optionalCode(maxLength.serviceCode),
  engagement_number: optionalCode(maxLength.engagementNumber),
  mail: z.email('Adresse e-mail incorrecte.').max(maxLength.email).nullable(),
});
export type Buyer = z.infer<typeof buyer>;
/** The saved buyer. `If-Match: "0"` expects that no buyer is entered yet. */
export const savedBuyer = buyer.extend({ version });
export type SavedBuyer = z.infer<typeof savedBuyer>;

export const prices = routes('prices', pricesCalls, {
  list: {
    summary: 'The price list, the latest rows first.',
    response: z.object({ prices: z.array(price), count: z.number().int() }),
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
