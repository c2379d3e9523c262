import { SelectField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

type Archived = 'true' | 'false';
type ArchivedProps = { readonly value: Archived | undefined; readonly onChange: (value: Archived | null) => void };

/** Narrows a list of every school to archived ones, or to the others. */
export function ArchivedFilter({ value, onChange }: ArchivedProps) {
  const { t } = useTranslation('everySchool');
  return (
    <SelectField
      name="archived"
      label={t('schools')}
      placeholder={t('all')}
      value={value ?? null}
      options={(['false', 'true'] as const).map((one) => ({ value: one, label: t(`archived.${one}`) }))}
      onChange={onChange}
    />
  );
}

type Offer = '1' | '2' | '3' | '4';
type OfferProps = { readonly value: Offer | undefined; readonly onChange: (value: Offer | null) => void };

/** Narrows a list of every school to those of one offer. */
export function OfferFilter({ value, onChange }: OfferProps) {
  const { t } = useTranslation('everySchool');
  return (
    <SelectField
      name="offers_id"
      label={t('offer')}
      placeholder={t('allOffers')}
      value={value ?? null}
      options={(['1', '2', '3', '4'] as const).map((one) => ({ value: one, label: t(`offers.${one}`) }))}
      onChange={onChange}
    />
  );
}
