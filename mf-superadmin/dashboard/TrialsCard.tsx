import { superadminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { SuperadminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { daysUntil } from '@memocartes/contract/learning/calendar/days';
import { endWarning } from '@memocartes/contract/schools/ending';
import { endTone } from '@memocartes/shared-features/schools/details';
import { useDates } from '@memocartes/shared-shell/i18n';
import { TextLink } from '@memocartes/shared-ui/button';
import { type Column, DataTable } from '@memocartes/shared-ui/data-table';
import { Card } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

type Trials = SuperadminDashboard['trials_ending'];

/** Trials that end within the 60 days of notice [schools.trial-ends-soon] [schools.end-warnings]. */
export function TrialsCard({ trials }: { readonly trials: Trials }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const columns: Column<Trials[number]>[] = [
    { key: 'name', title: t('school'), primary: true },
    { key: 'address_city', title: t('city'), from: 'sm' },
    {
      key: 'nb_students',
      title: t('students'),
      numeric: true,
      render: ({ id, nb_students }) => <TextLink to={superadminLinks.studentsOfSchool(id)}>{nb_students}</TextLink>,
    },
    {
      key: 'nb_teachers',
      title: t('teachers'),
      numeric: true,
      from: 'sm',
      render: ({ id, nb_teachers }) => <TextLink to={superadminLinks.teachersOfSchool(id)}>{nb_teachers}</TextLink>,
    },
    {
      key: 'date_trial_end',
      title: t('trialEnd'),
      render: ({ date_trial_end: end }) => {
        const warning = endWarning(end);
        const text = `${dates.day(end)} · ${t('inDays', { count: daysUntil(end) })}`;
        return warning ? <Tag tone={endTone(warning)}>{text}</Tag> : text;
      },
    },
  ];
  return (
    <Card title={t('trials')}>
      <DataTable
        label={t('trials')}
        columns={columns}
        page={{ rows: trials, count: trials.length }}
        rowTo={({ id }) => `/superadmin/schools/${id}`}
        empty={{ title: t('noTrial') }}
      />
    </Card>
  );
}
