import type { Subject } from '@memocartes/contract/permissions/permissions';
import type { DataExport } from '@memocartes/contract/privacy/privacy.routes';
import { download } from '@memocartes/shared-api/download';
import {
  useExportStudentMutation,
  useExportUserMutation,
  useGetExportQuery,
  useListExportsQuery,
} from '@memocartes/shared-api/privacy.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Can } from '@memocartes/shared-shell/session';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { Progress } from '@memocartes/shared-ui/progress';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

const pollIntervalMs = 700;

export type ExportDataProps = {
  readonly type: 'STUDENT' | 'USER';
  /** Id of the student or of the user. */
  readonly id: number;
  /** The person as subject of the permission table. */
  readonly on: Subject;
};

/** Requests the export of a person's data and shows its progress, then the file. Renders nothing without permission. */
export function ExportData({ type, id, on }: ExportDataProps) {
  return (
    <Can do={type === 'STUDENT' ? 'student:export' : 'user:export'} on={on}>
      <ExportRequest key={`${type} ${id}`} type={type} id={id} />
    </Can>
  );
}

function ExportRequest({ type, id }: Omit<ExportDataProps, 'on'>) {
  const { t } = useTranslation('privacy');
  const failure = useFailure();
  const [exportStudent, student] = useExportStudentMutation();
  const [exportUser, user] = useExportUserMutation();
  const [requested, setRequested] = useState<DataExport>();
  const [isPolling, setIsPolling] = useState(true);
  // An earlier export of the same person: still running, or a file kept for a day [privacy.export-again].
  const earlier = useListExportsQuery().data?.exports.find(
    ({ subject, status }) => subject.type === type && subject.id === id && status !== 'FAILED',
  );
  const dataExport = requested ?? earlier;
  const polled = useGetExportQuery(dataExport ? { id: dataExport.id } : skipToken, {
    pollingInterval: isPolling ? pollIntervalMs : 0,
    skipPollingIfUnfocused: true,
  });
  const current = polled.currentData ?? dataExport;
  const isOver = current?.status === 'DONE' || current?.status === 'FAILED';
  if (isOver === isPolling && dataExport) setIsPolling(!isOver);

  const request = async () => {
    const { data, error } = await (type === 'STUDENT' ? exportStudent : exportUser)({ id });
    if (error) failure.toast(error);
    else setRequested(data);
  };

  const start = (
    <Button icon="download" busy={student.isLoading || user.isLoading} onClick={() => void request()}>
      {t(current?.status === 'DONE' ? 'export.newer' : current ? 'export.again' : 'export.ask')}
    </Button>
  );
  if (!current) return <Stack align="start">{start}</Stack>;
  if (polled.error) {
    return (
      <Banner tone="danger" action={start}>
        {failure.text(polled.error)}
      </Banner>
    );
  }
  if (current.status === 'FAILED') {
    return (
      <Banner tone="danger" action={start}>
        {current.message}
      </Banner>
    );
  }
  if (current.status === 'DONE') return <Ready file={current} requestButton={start} />;
  return <Progress label={t('export.progress')} value={current.nb_done} max={current.nb_steps} />;
}

/** The file, with the time until which it is kept, and a button that requests a newer file. */
function Ready({ file, requestButton }: { readonly file: DataExport; readonly requestButton: ReactNode }) {
  const { t } = useTranslation('privacy');
  const dates = useDates();
  const failure = useFailure();
  const [isSaving, setIsSaving] = useState(false);

  const save = () => {
    setIsSaving(true);
    void download(`/privacy/exports/${file.id}/file`, 'donnees.zip')
      .catch(failure.toast)
      .finally(() => setIsSaving(false));
  };

  return (
    <Banner
      tone="success"
      action={
        <Row gap={2}>
          {requestButton}
          <Button kind="primary" icon="download" busy={isSaving} onClick={save}>
            {t('export.download')}
          </Button>
        </Row>
      }
    >
      {file.date_expiration && t('export.readyUntil', { date: dates.instant(file.date_expiration) })}
    </Banner>
  );
}
