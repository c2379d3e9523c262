import { CheckboxField, fieldOf, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormPart } from '../../panel-form/index.ts';
import type { SchoolValues } from './school.form.ts';

/**
 * Hours and days on which followers and staff of the school are not notified, in the portal or by mail
 * [notifications.quiet-hours].
 */
export function QuietHoursFields({ form }: { readonly form: FormikProps<SchoolValues> }) {
  const { t } = useTranslation('schoolPanel');
  return (
    <FormPart title={t('quietPart')}>
      <TextField
        {...fieldOf(form, 'quiet_start')}
        label={t('quiet_start')}
        hint={t('quietHint')}
        type="time"
        required
      />
      <TextField {...fieldOf(form, 'quiet_end')} label={t('quiet_end')} type="time" required />
      <CheckboxField {...fieldOf(form, 'quiet_weekends')} label={t('quiet_weekends')} />
      <CheckboxField {...fieldOf(form, 'quiet_holidays')} label={t('quiet_holidays')} hint={t('quietHolidaysHint')} />
    </FormPart>
  );
}
