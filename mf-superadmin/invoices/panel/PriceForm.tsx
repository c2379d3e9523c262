import { periodicities } from '@memocartes/contract/invoices/periods';
import { today } from '@memocartes/contract/learning/calendar/days';
import { offerIds, type PaidOfferId } from '@memocartes/contract/offers/offers';
import { useCreatePriceMutation } from '@memocartes/shared-api/invoices.api';
import { FormPanel, usePanelForm } from '@memocartes/shared-features/panel-form';
import { useRequestId } from '@memocartes/shared-features/request-id';
import { DateField, fieldOf, SelectField, TextField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

import { priceSchema, type PriceValues, toPrice } from './price.form.ts';

const newPrice = (): PriceValues => ({
  offers_id: `${offerIds.SCHOOL_PAYED}`,
  invoice_periodicity: 'ANNUAL',
  school: '',
  student: '',
  vat: '20',
  date_start: today(),
});

/** The form that adds a price to the price list [invoices.price-list]. */
export function PriceForm() {
  const { t } = useTranslation(['invoices', 'panelForm']);
  const [create] = useCreatePriceMutation();
  const withRequestId = useRequestId();
  const panel = usePanelForm({
    initial: newPrice(),
    schema: priceSchema(t),
    editing: false,
    save: (values) => {
      const price = toPrice(values);
      return withRequestId(price, (request_id) => create({ ...price, request_id }).unwrap());
    },
    saved: t('priceAdded'),
    fieldOfCode: { PRICE_TAKEN: 'date_start' },
  });
  const { form } = panel;
  return (
    <FormPanel title={t('priceAdd')} form={panel}>
      <SelectField
        {...fieldOf(form, 'offers_id')}
        label={t('offerLabel')}
        options={(['4', '2'] as const satisfies readonly `${PaidOfferId}`[]).map((value) => ({
          value,
          label: t(`offer.${value}`),
        }))}
        required
      />
      <SelectField
        {...fieldOf(form, 'invoice_periodicity')}
        label={t('periodicityLabel')}
        options={periodicities.map((value) => ({ value, label: t(`periodicity.${value}`) }))}
        required
      />
      <TextField
        {...fieldOf(form, 'school')}
        label={t('priceSchool')}
        hint={t('priceHint')}
        required
        inputMode="decimal"
        maxLength={10}
      />
      <TextField {...fieldOf(form, 'student')} label={t('priceStudent')} required inputMode="decimal" maxLength={10} />
      <TextField {...fieldOf(form, 'vat')} label={t('vatRate')} hint={t('vatHint')} inputMode="decimal" maxLength={6} />
      <DateField {...fieldOf(form, 'date_start')} label={t('priceStart')} required />
    </FormPanel>
  );
}
