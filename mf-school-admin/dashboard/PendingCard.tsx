import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { deliveryFailureWords } from '@memocartes/contract/mails/delivery-words';
import { isFollower } from '@memocartes/contract/permissions/roles';
import { wordsOf } from '@memocartes/contract/text/words';
import { nextAction } from '@memocartes/contract/users/next-actions';
import { NextAction } from '@memocartes/shared-features/invitations';
import { useDates, useLocale } from '@memocartes/shared-shell/i18n';
import { useMe, useRoleLabel } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { Timeline } from '@memocartes/shared-ui/timeline';
import { useTranslation } from 'react-i18next';

type Pending = AdminDashboard['pending_people'][number];

/** Address of a person's panel, on the page that lists the person. */
const panelOf = (person: Pending, mode: 'VIEW' | 'EDIT') =>
  isFollower(person)
    ? `/schools/followers?panel=followers&mode=${mode}&item=${person.id}`
    : `/schools/users?panel=staff&mode=${mode}&item=${person.id}`;

type Props = {
  /** The people shown. */
  readonly people: readonly Pending[];
  /** Number of all such people. */
  readonly total: number;
};

/**
 * People whose account is not activated yet, each with the next action [invitations.to-complete], and the number of
 * those not shown. Renders nothing if there are none.
 */
export function PendingCard({ people, total }: Props) {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const label = useRoleLabel();
  const locale = useLocale();
  if (people.length === 0) return null;

  const stateOf = ({ date_invited: invited, invitation_failure: failure }: Pending): string[] => {
    if (failure) return [t('isUndelivered'), wordsOf(deliveryFailureWords, failure)[locale]];
    return [invited ? t('isInvited', { date: dates.day(invited) }) : t('isIncomplete')];
  };

  return (
    <Card title={t('pending')}>
      <Timeline
        label={t('pending')}
        entries={people.map((person) => ({
          id: person.id,
          at: person.date_create,
          when: t('createdOn', { date: dates.day(person.date_create) }),
          title: <TextLink to={panelOf(person, 'VIEW')}>{personName(person)}</TextLink>,
          detail: [label(person.role), ...stateOf(person)].join(' · '),
          action: <Action person={person} />,
        }))}
      />
      {total > people.length && <p>{t('pendingMore', { count: total - people.length })}</p>}
    </Card>
  );
}

function Action({ person }: { readonly person: Pending }) {
  const { t } = useTranslation('dashboard');
  const me = useMe();
  const name = personName(person);
  // A school can't edit a follower who also belongs to another school.
  if (person.is_shared) {
    return (
      <LinkButton size="small" to={panelOf(person, 'VIEW')} aria-label={t('openNamed', { name })}>
        {t('open')}
      </LinkButton>
    );
  }
  const account = { ...person, status: 'PENDING' as const };
  const action = nextAction(account);
  if (action !== 'ADD_EMAIL' && action !== 'CORRECT_EMAIL') {
    return <NextAction person={{ id: person.id, schools_id: me.schoolId, authentication: account }} />;
  }

  return (
    <LinkButton size="small" icon="edit" to={panelOf(person, 'EDIT')} aria-label={t(`editsNamed.${action}`, { name })}>
      {t(`edits.${action}`)}
    </LinkButton>
  );
}
