import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { downloadCsv } from '@memocartes/shared-api/download';
import { FormDialog } from '@memocartes/shared-features/form-dialog';
import { useFailure } from '@memocartes/shared-shell/errors';
import { DateField, fieldOf } from '@memocartes/shared-ui/fields';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';

type Period = { readonly from: string | null; readonly to: string | null };

function lastMonth(): Period {
  const to = addDays(`${today().slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Asks for a period, by default last month, and downloads the accounting journal of that period [invoices.journal]. */
export function JournalDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['invoices', 'panelForm']);
  const failure = useFailure();
  const [errorText, setErrorText] = useState<string>();
  const form = useFormik<Period>({
    initialValues: lastMonth(),
    validationSchema: object({
      from: string().nullable().required(t('panelForm:required')),
      to: string()
        .nullable()
        .required(t('panelForm:required'))
        .test('order', t('journalOrder'), (to, { parent }) => !to || to >= ((parent as Period).from ?? '')),
    }),
    onSubmit: async (period) => {
      setErrorText(undefined);
      try {
        await downloadCsv('/invoices', { ...period, order_by: 'date_issue', order_dir: 'asc' });
        onClose();
      } catch (error) {
        setErrorText(failure.text(error));
      }
    },
  });

  return (
    <FormDialog title={t('journal')} form={form} saveLabel={t('journalSave')} failed={errorText} onClose={onClose}>
      <p>{t('journalHint')}</p>
      <DateField {...fieldOf(form, 'from')} label={t('journalFrom')} required />
      <DateField {...fieldOf(form, 'to')} label={t('journalTo')} required />
    </FormDialog>
  );
}
