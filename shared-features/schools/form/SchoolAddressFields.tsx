import { maxLength } from '@memocartes/contract/fields/lengths';
import { postalCodePattern } from '@memocartes/contract/fields/postal-code';
import { zoneOf, zones } from '@memocartes/contract/learning/calendar/zones';
import { fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormPart } from '../../panel-form/index.ts';
import { needsZoneChoice, type SchoolValues } from './school.form.ts';

/**
 * The school's address and holiday zone. The postal code sets the zone, which can be changed; the zone must be chosen
 * if the code determines none [schools.zone] [schools.postal-code].
 */
export function SchoolAddressFields({ form }: { readonly form: FormikProps<SchoolValues> }) {
  const { t } = useTranslation('schoolPanel');
  const field = <K extends keyof SchoolValues>(name: K & string) => fieldOf(form, name);
  const isZoneRequired = needsZoneChoice(form.values.address_postal_code);

  const setPostalCode = (code: string) => {
    void form.setFieldValue('address_postal_code', code);
    if (postalCodePattern.test(code.trim())) void form.setFieldValue('holiday_zone', zoneOf(code.trim()));
  };

  return (
    <FormPart title={t('place')}>
      <TextField {...field('address')} label={t('address')} maxLength={maxLength.address} />
      <TextField {...field('address_comp')} label={t('address_comp')} maxLength={maxLength.address} />
      <TextField
        {...field('address_postal_code')}
        onChange={setPostalCode}
        label={t('address_postal_code')}
        inputMode="numeric"
        maxLength={5}
      />
      <TextField {...field('address_city')} label={t('address_city')} required maxLength={maxLength.city} />
      <SelectField
        {...field('holiday_zone')}
        label={t('holiday_zone')}
        hint={t(isZoneRequired ? 'zoneAsked' : 'zoneHint')}
        required={isZoneRequired}
        placeholder={t('chooseZone')}
        options={[
          ...zones.map((value) => ({ value, label: t('zone', { zone: value }) })),
          { value: 'NONE' as const, label: t('noZone') },
        ]}
      />
    </FormPart>
  );
}
