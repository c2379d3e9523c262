import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { Timeline } from '@memocartes/shared-ui/timeline';
import { useTranslation } from 'react-i18next';

import { ResendInvitation } from './ResendInvitation.tsx';

type Pending = AdminDashboard['pending_people'][number];

/** Their panel, beside the list that they are on. */
const panelOf = ({ id, role }: Pending, mode: 'VIEW' | 'EDIT') =>
  role === 'USER'
    ? `/schools/followers?panel=followers&mode=${mode}&item=${id}`
    : `/schools/users?panel=staff&mode=${mode}&item=${id}`;

/** Who has not come yet, the oldest first, each with the next action. Draws nothing when everybody came. */
export function PendingCard({ people }: { readonly people: readonly Pending[] }) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  if (people.length === 0) return null;
  return (
    <Card title={t('pending')}>
      <Timeline
        label={t('pending')}
        entries={people.map((person) => ({
          id: person.id,
          at: person.date_create,
          when: dates.day(person.date_create),
          title: <TextLink to={panelOf(person, 'VIEW')}>{personName(person)}</TextLink>,
          detail: `${t(`role.${person.role}`)} · ${t(person.is_invited ? 'isInvited' : 'isIncomplete')}`,
          action: <NextAction person={person} />,
        }))}
      />
    </Card>
  );
}

function NextAction({ person }: { readonly person: Pending }) {
  const { t } = useTranslation('dashboard');
  const name = personName(person);
  // The account of a follower of two schools is changed by none of them.
  if (person.is_shared)
    return (
      <LinkButton size="small" to={panelOf(person, 'VIEW')} aria-label={t('openNamed', { name })}>
        {t('open')}
      </LinkButton>
    );
  if (person.is_invited) return <ResendInvitation person={person} />;
  return (
    <LinkButton size="small" icon="edit" to={panelOf(person, 'EDIT')} aria-label={t('completeNamed', { name })}>
      {t('complete')}
    </LinkButton>
  );
}
