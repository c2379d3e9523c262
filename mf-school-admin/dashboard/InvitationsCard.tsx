import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { Card } from '@memocartes/shared-ui/stack';
import { Timeline } from '@memocartes/shared-ui/timeline';
import { useTranslation } from 'react-i18next';

/** Who was invited and has not come yet, the oldest first. Draws nothing when everybody came. */
export function InvitationsCard({ dashboard }: { readonly dashboard: AdminDashboard }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  if (dashboard.nb_invitations === 0) return null;
  return (
    <Card title={t('invitations', { count: dashboard.nb_invitations })}>
      <Timeline
        label={t('invitations', { count: dashboard.nb_invitations })}
        entries={dashboard.invitations.map((person) => ({
          id: person.id,
          at: person.date_create,
          when: dates.day(person.date_create),
          title: personName(person),
          detail: t(`role.${person.role}`),
        }))}
      />
    </Card>
  );
}
