import type { MessageReportDetails } from '@memocartes/contract/messaging/message-reports.routes';
import { useGetMessageReportQuery, useResolveMessageReportMutation } from '@memocartes/shared-api/chats.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Loading } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { MessageText } from '../message-text/MessageText.tsx';
import '../messaging.css';

/** A report: who reported which message and why, with the messages before and after it. */
export function ReportDetails({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useTranslation('messaging');
  const failure = useFailure();
  const query = useGetMessageReportQuery({ id });
  const [resolve, { isLoading }] = useResolveMessageReportMutation();

  const confirm = async () => {
    const { error: refused } = await resolve({ id });
    if (refused) {
      failure.toast(refused);
      return;
    }
    toast.success(t('reports.done'));
    onClose();
  };

  const footer = (
    <>
      <Button disabled={isLoading} onClick={onClose}>
        {t('reports.close')}
      </Button>
      {query.data && !query.data.date_resolve && (
        <Button kind="primary" busy={isLoading} onClick={() => void confirm()}>
          {t('reports.resolve')}
        </Button>
      )}
    </>
  );

  return (
    <Dialog title={t('reports.reported')} width={640} onClose={onClose} busy={isLoading} footer={footer}>
      <Loaded {...query} waiting={<Loading lines={6} />}>
        {(report) => <ReportedMessage report={report} />}
      </Loaded>
    </Dialog>
  );
}

function ReportedMessage({ report }: { readonly report: MessageReportDetails }) {
  const { t } = useTranslation('messaging');
  const dates = useDates();
  return (
    <>
      <p>{`${t('reports.student')} ${report.student.name}`}</p>
      <p>{`${t('reports.reporter')} ${report.reporter?.name ?? t('reports.nobody')}`}</p>
      <blockquote className="msg-quote">
        <MessageText content={report.content} />
      </blockquote>
      {report.reason && <p dir="auto">{`${t('reports.reason')} · ${report.reason}`}</p>}
      <h3>{t('reports.around')}</h3>
      <ol className="msg-context">
        {report.messages.map((item) => (
          <li key={item.id} className={classes(item.id === report.message_id && 'msg-context--reported')}>
            <p>
              <strong>{item.author?.name ?? t('reports.nobody')}</strong>{' '}
              <time dateTime={item.date_create}>{dates.instant(item.date_create)}</time>
            </p>
            {item.is_removed ? <p className="msg-text">{t('removed')}</p> : <MessageText content={item.content} />}
          </li>
        ))}
      </ol>
    </>
  );
}
