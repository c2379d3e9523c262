import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';
import { useRetryJobMutation } from '@memocartes/shared-api/operations-page.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { FiguresTable } from './FiguresTable.tsx';

type Jobs = PortalState['jobs'];

/** Jobs that have failed permanently, each with « Relancer » [operations-page.jobs]. */
function DeadJobs({ jobs }: { readonly jobs: Jobs['dead'] }) {
  const { t } = useTranslation('operationsPage');
  const dates = useDates();
  const failure = useFailure();
  const [retry, retrying] = useRetryJobMutation();

  const runAgain = async (id: string) => {
    const { error } = await retry({ id });
    if (error) failure.toast(error);
    else toast.success(t('jobQueued'));
  };

  return (
    <ul className="ops-lines" aria-label={t('deadJobs')}>
      {jobs.map(({ id, name, attempts, error, date_failed }) => (
        <li key={id}>
          <div>
            {t(`jobNames.${name}`, { defaultValue: name })}
            <p>{t('deadJob', { count: attempts, date: dates.instant(date_failed), error: error ?? '–' })}</p>
          </div>
          <Button
            size="small"
            icon="refresh"
            aria-label={t('runAgainNamed', { name: t(`jobNames.${name}`, { defaultValue: name }) })}
            disabled={retrying.isLoading}
            onClick={() => void runAgain(id)}
          >
            {t('runAgain')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Every background job with its latest run, and the runs that have failed permanently. */
export function JobsTable({ jobs: { kinds, dead } }: { readonly jobs: Jobs }) {
  const { t } = useTranslation('operationsPage');
  const dates = useDates();
  return (
    <>
      {dead.length > 0 && <DeadJobs jobs={dead} />}
      <FiguresTable
        caption={t('jobs')}
        headers={[t('job'), t('lastRun'), t('lastState'), t('waiting'), t('failed')]}
        rows={kinds}
        cells={({ name, last_run, last_state, waiting, failed, is_late }) => [
          t(`jobNames.${name}`, { defaultValue: name }),
          last_run ? dates.instant(last_run) : '–',
          <Row key="state" gap={2}>
            {t(last_state ? `jobStates.${last_state}` : 'neverRan')}
            {is_late && <Tag tone="warning">{t('late')}</Tag>}
          </Row>,
          waiting,
          failed,
        ]}
      />
    </>
  );
}
