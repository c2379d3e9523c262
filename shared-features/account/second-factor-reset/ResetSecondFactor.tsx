import { useGetAccountQuery, useResetSecondFactorMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { useRepeatableCall } from '../../request-id/index.ts';

type Props = { readonly accountId: number; readonly name: string };

/**
 * Resets another account's second factor [accounts.second-factor-reset]. Renders nothing if there is none, for one's
 * own account, or without permission.
 */
export function ResetSecondFactor({ accountId, name }: Props) {
  const { t } = useTranslation('resetSecondFactor');
  const me = useMe();
  const can = useCan();
  const failure = useFailure();
  const canReset = can('account:reset-second-factor') && accountId !== me.id;
  const { data: account } = useGetAccountQuery(canReset ? { id: accountId } : skipToken);
  const [reset] = useResetSecondFactorMutation();
  const repeatable = useRepeatableCall('CONFLICT');
  if (!canReset || !account?.has_second_factor) return null;

  const ask = async () => {
    const isDone = await confirm({
      title: t('title', { name }),
      lost: t('lost'),
      confirmLabel: t('submit'),
      tone: 'danger',
      action: () => repeatable({ accountId }, () => reset({ id: accountId }).unwrap()),
      failure: failure.text,
    });
    if (isDone) toast.success(t('done', { name }));
  };

  return (
    <div>
      <Button size="small" icon="shield" onClick={() => void ask()}>
        {t('button')}
      </Button>
    </div>
  );
}
