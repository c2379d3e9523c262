import type { PortalState } from '@memocartes/contract/operations-page/operations-page.routes';
import { useGetPortalStateQuery } from '@memocartes/shared-api/operations-page.api';
import { DescriptionList } from '@memocartes/shared-features/panel-form';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { formatBytes } from '@memocartes/shared-ui/fields';
import { Page } from '@memocartes/shared-ui/page';
import { Grid, Stack } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { FailedMails } from './FailedMails.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { JobsTable } from './JobsTable.tsx';
import { OutdatedContext, Part } from './Part.tsx';
import { databaseState, errorsState, jobsState, mailsState } from './states.ts';
import { Violations } from './Violations.tsx';
import './operations.css';

/** Poll interval in ms while the page is visible. */
const pollIntervalMs = 15_000;

type Backup = NonNullable<NonNullable<PortalState['database']>['last_backup']>;

/** The time of the last backup, and whether the next one is overdue [operations-page.backup]. */
function LastBackup({ date, is_late }: Backup) {
  const { t } = useTranslation('operationsPage');
  const dates = useDates();
  return (
    <>
      {dates.instant(date)} {is_late && <Tag tone="warning">{t('late')}</Tag>}
    </>
  );
}

function PortalStateView({ portalState }: { readonly portalState: PortalState }) {
  const { t } = useTranslation('operationsPage');
  const dates = useDates();
  const locale = useLocale();
  const size = (octets: number) => formatBytes(octets, locale);
  const { database, jobs, mails, storage, versions, errors, violations } = portalState;

  return (
    <Stack gap={5}>
      <Grid min={320}>
        <Part title={t('database')} state={databaseState(database)}>
          {database ? (
            <DescriptionList
              items={[
                [t('version'), `PostgreSQL ${database.version}`],
                [t('size'), size(database.size_bytes)],
                [t('connections'), t('outOf', { nb: database.nb_connections, max: database.max_connections })],
                [t('migration'), database.migration],
                [t('pendingMigrations'), database.nb_pending_migrations],
                [t('lastBackup'), database.last_backup && <LastBackup {...database.last_backup} />],
              ]}
            />
          ) : (
            <p>{t('databaseDown')}</p>
          )}
        </Part>
        <Part title={t('mails')} state={mailsState(mails)}>
          <DescriptionList
            items={[
              [t('sentDay'), mails.nb_sent_day],
              [t('waiting'), mails.nb_waiting],
              [t('oldest'), mails.date_oldest && dates.instant(mails.date_oldest)],
              [t('failed'), mails.nb_failed],
            ]}
          />
          {mails.is_late && <p>{mails.last_error ? t('mailsLateWhy', { error: mails.last_error }) : t('mailsLate')}</p>}
          {!mails.is_sending && <p>{t('notSending')}</p>}
          <FailedMails mails={mails} />
        </Part>
      </Grid>
      <Part title={t('jobs')} state={jobsState(jobs)}>
        <JobsTable jobs={jobs} />
      </Part>
      <Part title={t('errors')} state={errorsState(errors)}>
        {errors.length > 0 ? (
          <FiguresTable
            caption={t('errors')}
            headers={[t('route'), t('status'), t('count'), t('last')]}
            rows={errors}
            cells={({ method, route, status, nb, date_last }) => [
              `${method} ${route}`,
              status,
              nb,
              dates.instant(date_last),
            ]}
          />
        ) : (
          <p>{t('noErrors')}</p>
        )}
      </Part>
      <Violations violations={violations} />
      <Grid min={320}>
        <Part title={t('storage')}>
          <p>{t('stored', { count: storage.nb_files, size: size(storage.size_bytes) })}</p>
          {storage.schools.length > 0 && (
            <FiguresTable
              caption={t('storageBySchool')}
              headers={[t('school'), t('files'), t('size')]}
              rows={storage.schools}
              cells={({ school, nb_files, size_bytes }) => [school?.name ?? t('noSchool'), nb_files, size(size_bytes)]}
            />
          )}
        </Part>
        <Part title={t('versions')}>
          <DescriptionList
            items={[
              [t('shell'), versions.shell ?? t('noShell')],
              [t('api'), versions.api],
              ...versions.remotes.map(({ name, version }) => [name, version] as const),
            ]}
          />
        </Part>
      </Grid>
    </Stack>
  );
}

/**
 * `/superadmin/operations`: state of the portal, and failed mails and jobs that can be retried [operations-page.state]
 * [operations-page.outdated] [operations-page.mails] [operations-page.jobs] [operations-page.storage] [operations-page.errors].
 */
export default function OperationsPage() {
  const { t } = useTranslation('operationsPage');
  const failure = useFailure();
  const query = useGetPortalStateQuery(undefined, {
    pollingInterval: pollIntervalMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const waiting = <Loading lines={10} />;
  const isOutdated = query.error !== undefined && query.data !== undefined;
  return (
    <Page title={t('title')} intro={t('intro')}>
      {isOutdated && <Banner tone="danger">{t('outdated', { why: failure.text(query.error) })}</Banner>}
      <Loaded {...query} waiting={waiting}>
        {(portalState) => (
          <OutdatedContext value={isOutdated}>
            <PortalStateView portalState={portalState} />
          </OutdatedContext>
        )}
      </Loaded>
    </Page>
  );
}
