import { maxLength } from '@memocartes/contract/fields/lengths';
import { siretPattern } from '@memocartes/contract/invoices/party-numbers';
import { personRules, postalCodeRule, requiredTextRule } from '@memocartes/shared-features/field-rules';
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
  return {
    name: requiredTextRule(t, maxLength.schoolName),
    address: requiredTextRule(t, maxLength.address),
    address_postal_code: postalCodeRule(t).required(t('panelForm:required')),
    address_city: requiredTextRule(t, maxLength.city),
    siret: string()
      .transform(withoutSpaces)
      .matches(siretPattern, { message: t('wrongSiret'), excludeEmptyString: true }),
    mail: personRules(t).optionalEmail,
  };
}
