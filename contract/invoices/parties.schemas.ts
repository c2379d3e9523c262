import { z } from 'zod';

import { exactLine, line, postalCode, requiredText, version } from '../fields/fields.schemas.ts';
import { maxLength } from '../fields/lengths.ts';
import { email } from '../users/person-fields.schemas.ts';
import { ibanPattern, siretPattern, vatNumberPattern } from './party-numbers.ts';

const siret = line(14).regex(siretPattern, 'SIRET attendu\u00a0: 14 chiffres.');
const optionalCode = (max: number) => exactLine(max).nullable();
const address = {
  name: requiredText(maxLength.schoolName),
  address: requiredText(maxLength.address),
  address_postal_code: postalCode,
  address_city: requiredText(maxLength.city),
};

/** The seller, who issues the invoices. */
export const seller = z.strictObject({
  ...address,
  siret,
  vat_number: line(13).regex(vatNumberPattern, 'Numéro attendu\u00a0: FR, 2 caractères, puis le SIREN.').nullable(),
  mail: email,
  iban: line(34).regex(ibanPattern, 'IBAN incorrect.').nullable(),
});
export type Seller = z.infer<typeof seller>;
/** The saved seller. `If-Match: "0"` expects that no seller is entered yet. */
export const savedSeller = seller.extend({ version });
export type SavedSeller = z.infer<typeof savedSeller>;

/** The buyer of a school's invoices. Service code and engagement number are for Chorus Pro [invoices.buyer]. */
export const buyer = z.strictObject({
  ...address,
  siret: siret.nullable(),
  service_code: optionalCode(maxLength.serviceCode),
  engagement_number: optionalCode(maxLength.engagementNumber),
  mail: email.nullable(),
});
export type Buyer = z.infer<typeof buyer>;
/** The saved buyer. `If-Match: "0"` expects that no buyer is entered yet. */
export const savedBuyer = buyer.extend({ version });
export type SavedBuyer = z.infer<typeof savedBuyer>;
