import { periodicities } from '@memocartes/contract/invoices/periods';
import { hasBoxes, isMaster, isOfferLocked, type OfferId, offerIds } from '@memocartes/contract/offers/offers';
import { firstExpiration, trialEnd } from '@memocartes/contract/schools/ending';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useSelectOffersQuery } from '@memocartes/shared-api/schools.api';
import { DateField, fieldOf, SelectField } from '@memocartes/shared-ui/fields';
import type { FormikProps } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormPart } from '../../panel-form/index.ts';
import { type SchoolValues, schoolValues } from './school.form.ts';

type Props = { readonly form: FormikProps<SchoolValues>; readonly school?: School };

const { SCHOOL_FREE, SCHOOL_PAYED } = offerIds;

/**
 * Offer and expiration of the school. The paid offer of a school can't be changed [schools.offer-locked]; changing a
 * school's trial to its paid offer clears the expiration [schools.trial-to-paid].
 */
export function SchoolOfferFields({ form, school }: Props) {
  const { t } = useTranslation('schoolPanel');
  const { values } = form;
  const offers = useSelectOffersQuery().data?.offers ?? [];
  // The end of a new trial is computed; that of an existing one can be extended.
  const isNewTrial = values.offers_id === SCHOOL_FREE && school?.offers_id !== SCHOOL_FREE;

  const set = (changes: Partial<SchoolValues>) => void form.setValues({ ...values, ...changes });
  const setOffer = (offer: OfferId | null) => {
    const date_expiration =
      offer === SCHOOL_PAYED
        ? null
        : offer === SCHOOL_FREE && school?.offers_id !== SCHOOL_FREE
          ? trialEnd()
          : schoolValues(school).date_expiration;
    set({
      offers_id: offer,
      ...(!hasBoxes(offer) && { nb_physical_boxes: '0' }),
      ...((school?.offers_id === SCHOOL_FREE || offer === SCHOOL_FREE || isNewTrial) && { date_expiration }),
    });
  };
  const options = offers.map(({ id, code }) => ({
    value: id as OfferId,
    label: t(`offers.${code}`),
    // The offers of independent teachers and of schools are not interchangeable.
    disabled: !!school && isMaster(school.offers_id) !== isMaster(id),
  }));

  return (
    <FormPart title={t('offerPart')}>
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
