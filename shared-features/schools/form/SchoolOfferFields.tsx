import { periodicities } from '@memocartes/contract/invoices/periods';
import {
  endsTrial,
  hasBoxes,
  isIndependentOffer,
  isOfferLocked,
  isTrial,
  type OfferId,
  offerIds,
} from '@memocartes/contract/offers/offers';
import { trialEnd } from '@memocartes/contract/offers/trial';
import { firstExpiration } from '@memocartes/contract/schools/ending';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useSelectOffersQuery } from '@memocartes/shared-api/schools.api';
import { DateField, fieldOf, SelectField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { LoadError } from '../../load-error/index.ts';
import { FormPart } from '../../panel-form/index.ts';
import { areLimitsEditable, type SchoolValues, schoolValues } from './school.form.ts';

type Props = { readonly form: FormikProps<SchoolValues>; readonly school?: School };

const { SCHOOL_FREE } = offerIds;

/**
 * Offer, periodicity of the invoices and expiration of the school. Offer 4 can't be changed [schools.offer-locked].
 * Changing a trial to a paid offer clears the expiration [schools.trial-to-paid].
 */
export function SchoolOfferFields({ form, school }: Props) {
  const { t } = useTranslation('schoolPanel');
  const { values } = form;
  const offers = useSelectOffersQuery();
  // The end of a new trial is computed; the end of an existing trial can be extended.
  const startsTrial = (offer: OfferId | null) => offer === SCHOOL_FREE && school?.offers_id !== SCHOOL_FREE;
  const isNewTrial = startsTrial(values.offers_id);

  const set = (changes: Partial<SchoolValues>) => void form.setValues({ ...values, ...changes });

  const expirationOf = (offer: OfferId | null) => {
    if (startsTrial(offer)) return trialEnd();
    return school && endsTrial(school.offers_id, offer ?? undefined) ? null : schoolValues(school).date_expiration;
  };

  // A limit whose field is disabled by the offer could not be corrected, so the saved limit is restored.
  const savedSeats = () => {
    const { nb_students_max, no_students_limit, nb_teachers_max } = schoolValues(school);
    return { nb_students_max, no_students_limit, nb_teachers_max };
  };

  const setOffer = (offer: OfferId | null) =>
    set({
      offers_id: offer,
      ...(!areLimitsEditable(offer) && savedSeats()),
      ...(!hasBoxes(offer) && { nb_physical_boxes: '0' }),
      ...(((school && isTrial(school.offers_id)) || startsTrial(offer) || isNewTrial) && {
        date_expiration: expirationOf(offer),
      }),
    });

  const options = (offers.data?.offers ?? []).map(({ id, code }) => ({
    value: id as OfferId,
    label: t(`offers.${code}`),
    // The offers of independent teachers and of schools are not interchangeable.
    disabled: !!school && isIndependentOffer(school.offers_id) !== isIndependentOffer(id),
  }));

  return (
    <FormPart title={t('offerPart')}>
      <LoadError {...offers} />
      <SelectField
        {...fieldOf(form, 'offers_id')}
        onChange={setOffer}
        label={t('offer')}
        hint={isOfferLocked(school?.offers_id) ? t('offerLocked') : undefined}
        required
        readOnly={isOfferLocked(school?.offers_id)}
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
        min={firstExpiration()}
      />
    </FormPart>
  );
}
