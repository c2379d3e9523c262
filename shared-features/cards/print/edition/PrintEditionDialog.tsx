import type { Edition } from '@memocartes/contract/editions/editions.routes';
import { usePrintEditionMutation } from '@memocartes/shared-api/print.api';
import { asApiError, useFailure } from '@memocartes/shared-shell/errors';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../../form-dialog/index.ts';
import { useRequestId } from '../../../request-id/index.ts';
import { firstValues, parseLength, printSchema } from '../order/print.form.ts';
import { PrintFields } from '../order/PrintFields.tsx';

type Props = {
  readonly edition: Pick<Edition, 'id' | 'name'>;
  readonly onClose: () => void;
  /** Called once the print is queued. */
  readonly onQueued: (jobId: number) => void;
};

/** Chooses the print settings for the published cards of an edition, and queues the PDF [editions.print]. */
export function PrintEditionDialog({ edition, onClose, onQueued }: Props) {
  const { t } = useTranslation('printCards');
  const failure = useFailure();
  const [print] = usePrintEditionMutation();
  const withRequestId = useRequestId();
  const [refusal, setRefusal] = useState<string>();
  const form = useFormik({
    initialValues: firstValues(null),
    validationSchema: printSchema(t),
    onSubmit: async (values) => {
      setRefusal(undefined);
      const shifts = { shift_x: parseLength(values.shift_x), shift_y: parseLength(values.shift_y) };
      const order = { id: edition.id, ...values, ...shifts };
      const { data, error } = await withRequestId(order, (request_id) => print({ ...order, request_id }));
      // The only field error is on `id`: why this edition can't be printed.
      if (error) setRefusal(asApiError(error)?.fields['id'] ?? failure.text(error));
      else onQueued(data.id);
    },
  });

  return (
    <FormDialog
      width={560}
      title={t('editionTitle', { name: edition.name })}
      form={form}
      saveLabel={t('make')}
      failed={refusal}
      onClose={onClose}
    >
      <p>{t('editionHint')}</p>
      <PrintFields form={form} />
    </FormDialog>
  );
}
