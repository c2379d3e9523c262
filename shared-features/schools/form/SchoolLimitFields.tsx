import { CheckboxField, fieldOf, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormPart } from '../../panel-form/index.ts';
import { areLimitsEditable, canHaveBoxes, type SchoolValues, studentLimitOf, teacherLimitOf } from './school.form.ts';

/**
 * Seats and physical boxes of the school. They can be edited for the offer with boxes, or before an offer is chosen
 * [schools.trial-limits] [schools.no-limit] [schools.digital].
 */
export function SchoolLimitFields({ form }: { readonly form: FormikProps<SchoolValues> }) {
  const { t } = useTranslation('schoolPanel');
  const { values, setFieldValue } = form;
  const areEditable = areLimitsEditable(values.offers_id);
  const students = studentLimitOf(values.offers_id);
  const teachers = teacherLimitOf(values.offers_id);
  const numeric = { inputMode: 'numeric', maxLength: 4 } as const;
  const set = (changes: Partial<SchoolValues>) => void form.setValues({ ...values, ...changes });

  return (
    <FormPart title={t('limits')}>
      <TextField
        {...fieldOf(form, 'nb_students_max')}
        {...(students && { value: String(students) })}
        {...numeric}
        label={t('nb_students_max')}
        hint={students ? t('studentsOfOffer', { count: students }) : undefined}
        disabled={!areEditable || values.no_students_limit}
      />
      <CheckboxField
        {...fieldOf(form, 'no_students_limit')}
        label={t('noLimit')}
        disabled={!areEditable}
        onChange={(no_students_limit) => set({ no_students_limit, ...(no_students_limit && { nb_students_max: '' }) })}
      />
      <TextField
        {...fieldOf(form, 'nb_teachers_max')}
        {...(teachers && { value: String(teachers) })}
        {...numeric}
        label={t('nb_teachers_max')}
        hint={teachers ? t('teachersOfOffer', { count: teachers }) : undefined}
        required
        disabled={!areEditable}
      />
      <CheckboxField
        {...fieldOf(form, 'is_digital')}
        label={t('is_digital')}
        hint={t('digitalHint')}
        onChange={(is_digital) => set({ is_digital, ...(is_digital && { nb_physical_boxes: '0' }) })}
      />
      <TextField
        {...fieldOf(form, 'nb_physical_boxes')}
        {...numeric}
        onChange={(typed) => void setFieldValue('nb_physical_boxes', typed)}
        label={t('nb_physical_boxes')}
        disabled={!canHaveBoxes(values)}
      />
    </FormPart>
  );
}
