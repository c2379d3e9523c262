import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { isMaster, type OfferId } from '@memocartes/contract/offers/offers';
import { periodicities } from '@memocartes/contract/people/people';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useSelectOffersQuery } from '@memocartes/shared-api/schools.api';
import { CheckboxField, DateField, fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormPart } from '../../panel-form/index.ts';
import {
  boxesAreOwn,
  limitsAreOwn,
  studentsOfOffer,
  schoolValues,
  teachersOfOffer,
  trialEnd,
  type SchoolValues,
} from './school.form.ts';

type Props = { readonly form: FormikProps<SchoolValues>; readonly school?: School };

/** Offer and expiration of the school. Offer 4 cannot be changed in edit; changing from 3 to 4 clears the expiration. */
export function SchoolOfferFields({ form, school }: Props) {
  const { t } = useTranslation('schoolPanel');
  const { values, setFieldValue } = form;
  const offers = useSelectOffersQuery().data?.offers ?? [];
  const own = limitsAreOwn(values.offers_id);
  const students = studentsOfOffer(values.offers_id);
  const teachers = teachersOfOffer(values.offers_id);
  // The end of a new trial is computed; that of an existing one can be extended.
  const isNewTrial = values.offers_id === 3 && school?.offers_id !== 3;
  const numeric = { inputMode: 'numeric', maxLength: 4 } as const;

  const set = (changes: Partial<SchoolValues>) => void form.setValues({ ...values, ...changes });
  const setOffer = (offer: OfferId | null) => {
    const date_expiration =
      offer === 4 ? null : offer === 3 && school?.offers_id !== 3 ? trialEnd() : schoolValues(school).date_expiration;
    set({
      offers_id: offer,
      ...(offer !== 4 && { nb_physical_boxes: '0' }),
      ...((school?.offers_id === 3 || offer === 3 || isNewTrial) && { date_expiration }),
    });
  };
  const options = offers.map(({ id, code }) => ({
    value: id as OfferId,
    label: t(`offers.${code}`),
    // The offers of independent teachers and of schools are not interchangeable.
    disabled: !!school && isMaster(school.offers_id) !== isMaster(id),
  }));

  return (
    <>
      <FormPart title={t('offerPart')}>
        <SelectField
          {...fieldOf(form, 'offers_id')}
          onChange={setOffer}
          label={t('offer')}
          hint={school?.offers_id === 4 ? t('offerLocked') : undefined}
          required
          readOnly={school?.offers_id === 4}
          options={options}
        />
        <SelectField
          {...fieldOf(form, 'invoice_periodicity')}
          label={t('periodicity')}
          required
          options={periodicities.map((value) => ({ value, label: t(`periodicities.${value}`) }))}
        />
        <DateField
          {...fieldOf(form, 'date_expiration')}
          label={t('expiration')}
          hint={isNewTrial ? t('trialRule') : undefined}
          required
          readOnly={isNewTrial}
          min={addDays(today(), 1)}
        />
      </FormPart>
      <FormPart title={t('limits')}>
        <TextField
          {...fieldOf(form, 'nb_students_max')}
          {...(students && { value: String(students) })}
          {...numeric}
          label={t('nb_students_max')}
          hint={students ? t('studentsOfOffer', { count: students }) : undefined}
          disabled={!own || values.no_students_limit}
        />
        <CheckboxField
          {...fieldOf(form, 'no_students_limit')}
          label={t('noLimit')}
          disabled={!own}
          onChange={(no_students_limit) =>
            set({ no_students_limit, ...(no_students_limit && { nb_students_max: '' }) })
          }
        />
        <TextField
          {...fieldOf(form, 'nb_teachers_max')}
          {...(teachers && { value: String(teachers) })}
          {...numeric}
          label={t('nb_teachers_max')}
          hint={teachers ? t('teachersOfOffer', { count: teachers }) : undefined}
          required
          disabled={!own}
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
          disabled={!boxesAreOwn(values)}
        />
      </FormPart>
    </>
  );
}
