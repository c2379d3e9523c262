import type { Message } from '@memocartes/contract/messaging/chats.routes';
import { reportReasonMaxLength } from '@memocartes/contract/messaging/messaging';
import { useReportMessageMutation } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { TextField } from '@memocartes/shared-ui/fields';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { MessageText } from './MessageText.tsx';

/**
 * Asks for confirmation and an optional reason before a message is reported, and shows who will see the report
 * [messaging.report].
 */
export function ReportDialog({ message, onClose }: { readonly message: Message; readonly onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const failure = useFailure();
  const [reason, setReason] = useState('');
  const [report, { isLoading }] = useReportMessageMutation();

  const confirm = async () => {
    const { error } = await report({ id: message.id, ...(reason.trim() && { reason: reason.trim() }) });
    if (error) {
      failure.toast(error);
      return;
    }
    toast.success(t('reporting.done'));
    onClose();
  };

  return (
    <Dialog
      title={t('reporting.title')}
      onClose={onClose}
      busy={isLoading}
      footer={
        <>
          <Button disabled={isLoading} onClick={onClose}>
            {t('reporting.cancel')}
          </Button>
          <Button kind="primary" busy={isLoading} onClick={() => void confirm()}>
            {t('reporting.confirm')}
          </Button>
        </>
      }
    >
      <blockquote className="msg-quote">
        <MessageText content={message.content} />
      </blockquote>
      <p>{t('reporting.body')}</p>
      <TextField
        name="reason"
        label={t('reporting.reason')}
        value={reason}
        onChange={setReason}
        multiline
        counter
        maxLength={reportReasonMaxLength}
      />
    </Dialog>
  );
}
