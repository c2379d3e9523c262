import { zoneOf, zones } from '@memocartes/contract/calendar/zones';
import { postalCodePattern, type schoolStatuses } from '@memocartes/contract/people/people';
import { fieldOf, PhoneField, SelectField, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormPart } from '../panel-form/index.ts';
import { CodeField } from './CodeField.tsx';
import type { SchoolValues } from './school.form.ts';

type Props = {
  readonly form: FormikProps<SchoolValues>;
  /** The status of a school that exists: a draft stays one until another is chosen. */
  readonly status?: (typeof schoolStatuses)[number];
};

/** Who the school is and where. */
export function SchoolFields({ form, status }: Props) {
  const { t } = useTranslation('schoolPanel');
  const statuses = (['VISIBLE', 'ARCHIVED'] as const).map((value) => ({ value, label: t(`statuses.${value}`) }));
  const draft = { value: 'DRAFT' as const, label: t('statuses.DRAFT'), disabled: true };

  // the zone follows the department until somebody chooses another (decisions §5)
  const setPostalCode = (code: string) => {
    void form.setFieldValue('address_postal_code', code);
    if (postalCodePattern.test(code.trim())) void form.setFieldValue('holiday_zone', zoneOf(code.trim()));
  };
  const text = <K extends keyof SchoolValues>(name: K & string) => fieldOf(form, name);

  return (
    <>
      <FormPart title={t('identity')}>
        <TextField {...text('name')} label={t('name')} required maxLength={150} />
        <TextField {...text('description')} label={t('description')} multiline counter maxLength={1000} />
        <CodeField form={form} />
        <TextField {...text('mail')} label={t('mail')} type="email" required icon="mail" maxLength={254} />
        <PhoneField {...text('phone')} label={t('phone')} autoComplete="off" />
        <SelectField
          {...text('status')}
          label={t('status')}
          required
          options={status === 'DRAFT' ? [draft, ...statuses] : statuses}
        />
      </FormPart>
      <FormPart title={t('place')}>
        <TextField {...text('address')} label={t('address')} maxLength={200} />
        <TextField {...text('address_comp')} label={t('address_comp')} maxLength={200} />
        <TextField
          {...text('address_postal_code')}
          onChange={setPostalCode}
          label={t('address_postal_code')}
          inputMode="numeric"
          maxLength={5}
        />
        <TextField {...text('address_city')} label={t('address_city')} required maxLength={100} />
        <SelectField
          {...text('holiday_zone')}
          label={t('holiday_zone')}
          hint={t('zoneHint')}
          placeholder={t('noZone')}
          options={zones.map((value) => ({ value, label: t('zone', { zone: value }) }))}
        />
      </FormPart>
    </>
  );
}
