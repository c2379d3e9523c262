import type { Account } from '@memocartes/contract/auth/auth.routes';
import { useDeleteAccountMutation, useSendInvitationMutation } from '@memocartes/shared-api/auth.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useMe } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Row } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

import { ResetSecondFactor } from '../../account/second-factor-reset/index.ts';
import { AccountStatusTag } from '../../account/status/index.ts';
import { History } from '../../history/index.ts';
import {
  DeleteButton,
  DescriptionList,
  EditButton,
  emailLink,
  phoneLink,
  ViewPanel,
  type ViewPanelProps,
} from '../../panel-form/index.ts';

const subject = (account: Account) => ({ schoolId: account.school_id, authorId: account.id });

/** A superadmin in the panel. The person's own account can't be deleted here. */
export function SuperadminView({ query }: Pick<ViewPanelProps<Account>, 'query'>) {
  const { t } = useTranslation(['superadminPanel', 'panelForm']);
  const me = useMe();
  const dates = useDates();
  const failure = useFailure();
  const { close } = usePanel();
  const [remove] = useDeleteAccountMutation();
  const [send, { isLoading }] = useSendInvitationMutation();

  const ask = async (account: Account) => {
    const name = personName(account);
    const isDone = await confirm({
      title: t('deleteTitle', { name }),
      lost: t('deleteLost'),
      confirmLabel: t('panelForm:delete'),
      tone: 'danger',
      action: skippingDeleted([account], ({ id }) => remove({ id }).unwrap()).run,
      failure: failure.text,
    });
    if (!isDone) return;
    toast.success(t('deleted', { name }));
    close();
  };

  const invite = async ({ id, email }: Account) => {
    const { error } = await send({ id });
    if (error) failure.toast(error);
    else toast.success(t('invited', { email }));
  };

  const footer = (account: Account) => (
    <>
      {account.id !== me.id && (
        <DeleteButton do="account:delete" on={subject(account)} onDelete={() => void ask(account)} />
      )}
      <EditButton do="account:edit" on={subject(account)} />
    </>
  );

  return (
    <ViewPanel title={query.data ? personName(query.data) : t('titleView')} query={query} footer={footer}>
      {(account) => (
        <>
          <Row gap={3}>
            <AccountStatusTag account={account} />
            {account.status === 'PENDING' && (
              <Button size="small" icon="mail" busy={isLoading} onClick={() => void invite(account)}>
                {t('invite')}
              </Button>
            )}
          </Row>
          <DescriptionList
            items={[
              [t('role'), t('superadmin')],
              [t('email'), emailLink(account.email)],
              [t('phone'), phoneLink(account.phone)],
              [t('since'), dates.day(account.date_subscription)],
            ]}
          />
          <ResetSecondFactor accountId={account.id} name={personName(account)} />
          {account.id_user !== null && <History entityType="USER" entityId={account.id_user} on={subject(account)} />}
        </>
      )}
    </ViewPanel>
  );
}
