import { maxLength } from '@memocartes/contract/fields/lengths';
import { today } from '@memocartes/contract/learning/calendar/days';
import type { schoolStatuses } from '@memocartes/contract/schools/school';
import { fieldOf, PhoneField, SelectField, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormPart } from '../../panel-form/index.ts';
import { CodeField } from './CodeField.tsx';
import type { SchoolValues } from './school.form.ts';
import { SchoolAddressFields } from './SchoolAddressFields.tsx';

type Props = {
  readonly form: FormikProps<SchoolValues>;
  /** Status of an existing school; a draft stays a draft until another status is chosen. */
  readonly status?: (typeof schoolStatuses)[number];
};

/** Name, description, code, contact details, status and address of the school. */
export function SchoolFields({ form, status }: Props) {
  const { t } = useTranslation('schoolPanel');
  // [schools.status]
  const statuses = (['VISIBLE', 'ARCHIVED'] as const).map((value) => ({ value, label: t(`statuses.${value}`) }));
  const draft = { value: 'DRAFT' as const, label: t('statuses.DRAFT'), disabled: true };
  const { status: newStatus, date_expiration: end } = form.values;
  const staysClosed = status === 'ARCHIVED' && newStatus === 'VISIBLE' && end !== null && end < today();

  const field = <K extends keyof SchoolValues>(name: K & string) => fieldOf(form, name);

  return (
    <>
      <FormPart title={t('identity')}>
        <TextField {...field('name')} label={t('name')} required maxLength={maxLength.schoolName} />
        <TextField
          {...field('description')}
          label={t('description')}
          multiline
          counter
          maxLength={maxLength.schoolDescription}
        />
        <CodeField form={form} />
        <TextField {...field('mail')} label={t('mail')} type="email" required icon="mail" maxLength={maxLength.email} />
        <PhoneField {...field('phone')} label={t('phone')} autoComplete="off" />
        <SelectField
          {...field('status')}
          label={t('status')}
          hint={staysClosed ? t('reopenEnded') : undefined} // [schools.reopen]
          required
          options={status === 'DRAFT' ? [draft, ...statuses] : statuses}
        />
      </FormPart>
      <SchoolAddressFields form={form} />
    </>
  );
}
