import type { StaffUser } from '@memocartes/contract/users/users.routes';
import { useSendInvitationMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import type { RowKey } from '@memocartes/shared-ui/data-table';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly selection: { readonly selected: ReadonlySet<RowKey>; readonly clear: () => void };
  /** Those on the page. */
  readonly rows: readonly StaffUser[];
};

/** Sends their invitation again to those of the chosen who have not come yet. */
export function InviteAgain({ selection, rows }: Props) {
  const { t } = useTranslation('staffList');
  const failure = useFailure();
  const [busy, setBusy] = useState(false);
  const [send] = useSendInvitationMutation();
  const awaited = rows.filter(({ id, authentication }) => {
    return selection.selected.has(id) && authentication.status === 'PENDING';
  });
  const sendAll = async () => {
    setBusy(true);
    const answers = await Promise.all(awaited.map((row) => send({ id: row.authentications_id })));
    setBusy(false);
    const failed = answers.filter(({ error }) => error);
    const sent = answers.length - failed.length;
    if (sent > 0) toast.success(t('invited', { count: sent }));
    if (failed[0]) failure.toast(failed[0].error);
    else selection.clear();
  };
  return (
    <Button size="small" icon="mail" busy={busy} disabled={awaited.length === 0} onClick={() => void sendAll()}>
      {t(awaited.length > 0 ? 'invite' : 'nobodyAwaited', { count: awaited.length })}
    </Button>
  );
}
