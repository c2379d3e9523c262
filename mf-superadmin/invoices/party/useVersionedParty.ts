import type { ConflictField, Versioned } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import type { PartyValues } from './party.form.ts';

/**
 * The buyer or the seller that a form changes, with the fields to compare if another person has changed it meanwhile
 * [invoices.parties-versions].
 * @param party null if it is not entered yet: its version is then 0
 * @param ownFields the fields that only this party has
 */
export function useVersionedParty<P extends { readonly version: number }, V extends PartyValues>(
  party: P | null,
  valuesOf: (party: P | null) => V,
  ownFields: readonly ConflictField<V>[],
): Versioned<V> {
  const { t } = useTranslation('invoices');
  const read = (current: P | null) => ({ values: valuesOf(current), version: current?.version ?? 0 });
  return {
    version: read(party).version,
    read: (current) => read(current as P),
    fields: [
      { name: 'name', label: t('partyName') },
      { name: 'address', label: t('address') },
      { name: 'address_postal_code', label: t('postalCode') },
      { name: 'address_city', label: t('city') },
      { name: 'siret', label: t('siret') },
      { name: 'mail', label: t('mail') },
      ...ownFields,
    ],
  };
}
