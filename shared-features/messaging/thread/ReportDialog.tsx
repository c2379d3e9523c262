import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { reportReasonMaxLength } from '@memocartes/contract/messaging/messaging';
import { useReportMessageMutation } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useFormik } from 'formik';
import { useTranslation } from 'react-i18next';

import { FormDialog } from '../../form-dialog/index.ts';
import { MessageText } from '../message-text/MessageText.tsx';

/**
 * Asks for confirmation and an optional reason before a message is reported, and shows who will see the report
 * [messaging.report].
 */
export function ReportDialog({ message, onClose }: { readonly message: Message; readonly onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const failure = useFailure();
  const [report] = useReportMessageMutation();
  const form = useFormik({
    initialValues: { reason: '' },
    onSubmit: async (values) => {
      const reason = values.reason.trim();
      const { error } = await report({ id: message.id, ...(reason && { reason }) });
      if (error) {
        failure.toast(error);
        return;
      }
      toast.success(t('reporting.done'));
      onClose();
    },
  });

  return (
    <FormDialog title={t('reporting.title')} form={form} saveLabel={t('reporting.confirm')} onClose={onClose}>
      <blockquote className="msg-quote">
        <MessageText content={message.content} />
      </blockquote>
      <p>{t('reporting.body')}</p>
      <TextField
        {...fieldOf(form, 'reason')}
        label={t('reporting.reason')}
        multiline
        counter
        maxLength={reportReasonMaxLength}
      />
    </FormDialog>
  );
}
