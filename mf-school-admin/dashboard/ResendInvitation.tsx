import type { AdminDashboard } from '@memocartes/contract/dashboards/dashboards.routes';
import { useSendInvitationMutation } from '@memocartes/shared-api/auth.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Sends somebody their invitation again. */
export function ResendInvitation({ person }: { readonly person: AdminDashboard['pending_people'][number] }) {
  const { t } = useTranslation('dashboard');
  const failure = useFailure();
  const [send, { isLoading, isSuccess }] = useSendInvitationMutation();
  const name = personName(person);
  const resend = async () => {
    const answer = await send({ id: person.authentications_id });
    if (answer.error) failure.toast(answer.error);
    else toast.success(t('resent', { name }));
  };
  return (
    <Button
      size="small"
      icon="mail"
      busy={isLoading}
      disabled={isSuccess}
      aria-label={t('resendNamed', { name })}
      onClick={() => void resend()}
    >
      {t('resend')}
    </Button>
  );
}
