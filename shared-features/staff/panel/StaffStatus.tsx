import { isIndependentOffer } from '@memocartes/contract/offers/offers';
import { isTeacher } from '@memocartes/contract/permissions/roles';
import type { User } from '@memocartes/contract/users/users.routes';
import { Can, useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountStatusTag } from '../../account/status/index.ts';
import { NextAction } from '../../invitations/index.ts';
import { staffSubject } from '../form/staff.form.ts';
import { TransferDialog } from './TransferDialog.tsx';
import { useStaffActions } from './useStaffActions.ts';

/**
 * The status of an account and its actions; one's own account can't be banned [staff.not-oneself]. Offers the next
 * action for a person who has not signed in yet [invitations.to-complete].
 */
export function StaffStatus({ user }: { readonly user: User }) {
  const { t } = useTranslation('staffPanel');
  const me = useMe();
  const actions = useStaffActions();
  const [isMoving, setIsMoving] = useState(false);
  const { status } = user.authentication;
  const subject = staffSubject(user);
  const isOwnAccount = user.authentications_id === me.id;

  return (
    <Row gap={3}>
      <AccountStatusTag account={user.authentication} />
      <NextAction person={user} inPanel />
      {status === 'PENDING' && (
        <Can do="account:invite" on={subject}>
          <Button size="small" kind="danger-quiet" onClick={() => void actions.reject(user)}>
            {t('reject')}
          </Button>
        </Can>
      )}
      {!isOwnAccount && (
        <Can do="account:set-status" on={subject}>
          {status === 'ACTIVE' && (
            <Button size="small" kind="danger-quiet" icon="lock" onClick={() => void actions.ban(user)}>
              {t('ban')}
            </Button>
          )}
          {(status === 'BANNED' || status === 'INACTIVE') && (
            <Button size="small" icon="check" onClick={() => void actions.reactivate(user)}>
              {t('reactivate')}
            </Button>
          )}
        </Can>
      )}
      {/* [staff.transfer-offer] */}
      {isTeacher(user.authentication) && isIndependentOffer(user.school?.offer.id ?? null) && (
        <Can do="user:transfer" on={subject}>
          <Button size="small" icon="assign" onClick={() => setIsMoving(true)}>
            {t('transfer')}
          </Button>
        </Can>
      )}
      {isMoving && <TransferDialog user={user} onClose={() => setIsMoving(false)} />}
    </Row>
  );
}
