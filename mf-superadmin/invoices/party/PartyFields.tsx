import { maxLength } from '@memocartes/contract/fields/lengths';
import { fieldOf, type FormLike, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import type { PartyValues } from './party.form.ts';

type Props = { readonly form: FormLike<PartyValues>; readonly isSeller?: boolean };

/** Fields that a buyer and a seller share. */
export function PartyFields({ form, isSeller = false }: Props) {
  const { t } = useTranslation('invoices');
  return (
    <>
      <TextField {...fieldOf(form, 'name')} label={t('partyName')} required maxLength={maxLength.schoolName} />
      <TextField {...fieldOf(form, 'address')} label={t('address')} required maxLength={maxLength.address} />
      <TextField
        {...fieldOf(form, 'address_postal_code')}
        label={t('postalCode')}
        required
        maxLength={5}
        inputMode="numeric"
      />
      <TextField {...fieldOf(form, 'address_city')} label={t('city')} required maxLength={maxLength.city} />
      <TextField
        {...fieldOf(form, 'siret')}
        label={t('siret')}
        required={isSeller}
        maxLength={18}
        inputMode="numeric"
      />
      <TextField
        {...fieldOf(form, 'mail')}
        label={t('mail')}
        required={isSeller}
        maxLength={maxLength.email}
        inputMode="email"
      />
    </>
  );
}
