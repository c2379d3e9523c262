import { maxLength } from '@memocartes/contract/fields/lengths';
import { postalCodePattern } from '@memocartes/contract/fields/postal-code';
import { personRules, requiredTextRule } from '@memocartes/shared-features/field-rules';
import type { TFunction } from 'i18next';
import { string } from 'yup';

/** Values of a form about a buyer or a seller. */
export type PartyValues = {
  readonly name: string;
  readonly address: string;
  readonly address_postal_code: string;
  readonly address_city: string;
  readonly siret: string;
  readonly mail: string;
};

/** A typed number, SIRET or IBAN without its spaces. */
export const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');

/** Yup fields of a buyer or a seller. */
export function partyFields(t: TFunction<'invoices'>) {
  const required = t('panelForm:required');
  return {
    name: requiredTextRule(t, maxLength.schoolName),
    address: requiredTextRule(t, maxLength.address),
    address_postal_code: string().trim().required(required).matches(postalCodePattern, t('wrongPostalCode')),
    address_city: requiredTextRule(t, maxLength.city),
    siret: string()
      .transform(withoutSpaces)
      .matches(/^\d{14}$/, { message: t('wrongSiret'), excludeEmptyString: true }),
    mail: personRules(t).optionalEmail,
  };
}

/** An optional text: null when nothing was typed. */
export const textOrNull = (typed: string) => typed.trim() || null;
