import type { Subject } from '@memocartes/contract/permissions/permissions';
import { isFollower } from '@memocartes/contract/permissions/roles';
import { nextAction } from '@memocartes/contract/users/account-status';
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
    'role' | 'status' | 'email' | 'firstname' | 'lastname' | 'date_invited'
  >;
  readonly is_shared?: boolean;
};
type Props = {
  readonly person: Person;
  /** Whether the action is in the person's panel, which also offers to print a slip. */
  readonly inPanel?: boolean;
};

/**
 * The next action for a person who has not signed in yet [invitations.to-complete]. Renders nothing for other people,
 * without permission, or for a follower who also belongs to another school.
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
  const action = nextAction(account);
  if (!action || person.is_shared || !can('account:invite', subject)) return null;
  const name = personName(account);
  const label = { children: t(`actions.${action}`), 'aria-label': t(`actionsNamed.${action}`, { name }) };
  const paper = (
    <LinkButton
      size="small"
      icon="print"
      to={slipsPath({ ids: [id] })}
      aria-label={t('actionsNamed.PRINT_SLIP', { name })}
    >
      {t('actions.PRINT_SLIP')}
    </LinkButton>
  );
  if (action === 'PRINT_SLIP') return paper;
  if (action === 'ADD_EMAIL') {
    return (
      <>
        <Button
          size="small"
          icon="edit"
          onClick={() => {
            const component = ofFollower ? 'followers' : 'staff';
            if (inPanel) panel.switchTo('EDIT');
            else panel.open(component, 'EDIT', { itemId: id });
          }}
          {...label}
        />
        {inPanel && paper}
      </>
    );
  }

  return (
    <>
      <Button size="small" icon="mail" busy={isSending} onClick={() => void invite([id])} {...label} />
      {inPanel && paper}
    </>
  );
}
