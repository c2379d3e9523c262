import type { Subject } from '@memocartes/contract/permissions/permissions';
import { isFollower } from '@memocartes/contract/permissions/roles';
import { nextActions } from '@memocartes/contract/users/next-actions';
import type { Authentication } from '@memocartes/contract/users/person-fields.schemas';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { slipsPath } from './slipsPath.ts';
import { useInvite } from './useInvite.ts';

type Person = {
  readonly id: number;
  readonly schools_id: number | null;
  readonly authentication: Pick<
    Authentication,
    'role' | 'status' | 'email' | 'firstname' | 'lastname' | 'date_invited' | 'invitation_failure'
  >;
  readonly is_shared?: boolean;
};
type Props = {
  readonly person: Person;
  /** Whether the action is in the person's panel, which offers all actions instead of only the first. */
  readonly inPanel?: boolean;
};

/**
 * The next action for a person who has not signed in yet [invitations.to-complete] [invitations.undelivered-action].
 * Renders nothing for other people, without permission, or for a follower who also belongs to another school.
 */
export function NextAction({ person, inPanel }: Props) {
  const { t } = useTranslation('invitations');
  const me = useMe();
  const can = useCan();
  const panel = usePanel();
  const { invite, isSending } = useInvite();
  const { id, authentication: account } = person;
  const ofFollower = isFollower(account);
  // A follower belongs to the schools of all their children, so also to the actor's school.
  const subject: Subject = { schoolId: ofFollower ? me.schoolId : person.schools_id, isFollower: ofFollower };
  if (person.is_shared || !can('account:invite', subject)) return null;
  const name = personName(account);

  const edit = () => {
    if (inPanel) panel.switchTo('EDIT');
    else panel.open(ofFollower ? 'followers' : 'staff', 'EDIT', { itemId: id });
  };

  return nextActions(account)
    .slice(0, inPanel ? undefined : 1)
    .map((action) => {
      const label = { children: t(`actions.${action}`), 'aria-label': t(`actionsNamed.${action}`, { name }) };
      switch (action) {
        case 'PRINT_SLIP':
          return <LinkButton key={action} size="small" icon="print" to={slipsPath({ ids: [id] })} {...label} />;
        case 'ADD_EMAIL':
        case 'CORRECT_EMAIL':
          return <Button key={action} size="small" icon="edit" onClick={edit} {...label} />;
        default:
          return (
            <Button
              key={action}
              size="small"
              icon="mail"
              busy={isSending}
              onClick={() => void invite([id])}
              {...label}
            />
          );
      }
    });
}
