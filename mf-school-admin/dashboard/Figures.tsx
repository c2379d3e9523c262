import { adminLinks } from '@memocartes/contract/dashboards/dashboard-links';
import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { Grid } from '@memocartes/shared-ui/stack';
import { Stat } from '@memocartes/shared-ui/stat';
import { useTranslation } from 'react-i18next';

/**
 * Sessions this week, students without a class or without a follower [followers.without], and people whose accounts are
 * not activated yet. Each figure links to its list [dashboards.links].
 */
export function Figures({ data }: { readonly data: AdminDashboard }) {
  const { t } = useTranslation('dashboard');
  return (
    <Grid min={200}>
      <Stat
        label={t('sessionsThisWeek')}
        value={data.nb_sessions_week}
        icon="play"
        to={adminLinks.sessionsThisWeek()}
      />
      <Stat label={t('unassigned')} value={data.nb_students_unassigned} icon="assign" to={adminLinks.unassigned} />
      {!!data.nb_students_without_follower && (
        <Stat
          label={t('withoutFollower')}
          value={data.nb_students_without_follower}
          hint={t('withoutFollowerHint')}
          icon="family"
          to={adminLinks.withoutFollower}
        />
      )}
      <Stat label={t('invitedStaff')} value={data.nb_invited_staff} icon="mail" to={adminLinks.invitedStaff} />
      <Stat
        label={t('invitedFollowers')}
        value={data.nb_invited_followers}
        icon="mail"
        to={adminLinks.invitedFollowers}
      />
      {!!data.nb_undelivered_staff && (
        <Stat
          label={t('undeliveredStaff')}
          value={data.nb_undelivered_staff}
          hint={t('undeliveredHint')}
          icon="alert"
          to={adminLinks.undeliveredStaff}
        />
      )}
      {!!data.nb_undelivered_followers && (
        <Stat
          label={t('undeliveredFollowers')}
          value={data.nb_undelivered_followers}
          hint={t('undeliveredHint')}
          icon="alert"
          to={adminLinks.undeliveredFollowers}
        />
      )}
      {data.nb_incomplete_staff > 0 && (
        <Stat
          label={t('incompleteStaff')}
          value={data.nb_incomplete_staff}
          hint={t('incompleteHint')}
          icon="edit"
          to={adminLinks.incompleteStaff}
        />
      )}
      {data.nb_incomplete_followers > 0 && (
        <Stat
          label={t('incompleteFollowers')}
          value={data.nb_incomplete_followers}
          hint={t('incompleteHint')}
          icon="edit"
          to={adminLinks.incompleteFollowers}
        />
      )}
    </Grid>
  );
}
