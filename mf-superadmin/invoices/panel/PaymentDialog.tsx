import type { Invoice, PaymentMeans } from '@memocartes/contract/invoices/invoices.routes';
import { parisDay, today } from '@memocartes/contract/learning/calendar/days';
import { useSavePaymentMutation } from '@memocartes/shared-api/invoices.api';
import { FormDialog } from '@memocartes/shared-features/form-dialog';
import { useFailure } from '@memocartes/shared-shell/errors';
import { DateField, fieldOf, SelectField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

const paymentMeans: readonly PaymentMeans[] = ['TRANSFER', 'CHEQUE', 'DIRECT_DEBIT', 'OTHER'];

type Props = { readonly invoice: Invoice; readonly onClose: () => void };

/** Records the day and the means of payment (transfer, cheque, …) of an invoice. */
export function PaymentDialog({ invoice, onClose }: Props) {
  const { t } = useTranslation('invoices');
  const failure = useFailure();
  const [savePayment] = useSavePaymentMutation();
  const [errorText, setErrorText] = useState<string>();
  const issued = parisDay(invoice.date_issue!);
  const form = useFormik<{ readonly date: string | null; readonly means: PaymentMeans | null }>({
    initialValues: { date: today(), means: 'TRANSFER' },
    validationSchema: object({
      date: string()
        .required(t('panelForm:required'))
        .test('within', t('paymentDay'), (day) => !!day && day >= issued && day <= today()),
      means: string().nullable().required(t('panelForm:required')),
    }),
    onSubmit: async (values) => {
      setErrorText(undefined);
      const { error } = await savePayment({ id: invoice.id, payment: { date: values.date!, means: values.means! } });
      if (error) return setErrorText(failure.text(error));
      toast.success(t('paymentSaved'));
      onClose();
    },
  });

  return (
    <FormDialog
      title={t('payTitle', { number: invoice.number })}
      form={form}
      saveLabel={t('pay')}
      failed={errorText}
      onClose={onClose}
    >
      <DateField {...fieldOf(form, 'date')} label={t('paymentDate')} min={issued} max={today()} required />
      <SelectField
        {...fieldOf(form, 'means')}
        label={t('paymentMeans')}
        options={paymentMeans.map((value) => ({ value, label: t(`paymentMeansNames.${value}`) }))}
        required
      />
    </FormDialog>
  );
}
