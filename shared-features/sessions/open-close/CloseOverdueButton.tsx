import { useCloseOverdueSessionsMutation } from '@memocartes/shared-api/sessions.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Closes the sessions past their end in a teacher's classes or a school admin's school [sessions.close]. */
export function CloseOverdueButton() {
  const { t } = useTranslation('sessions');
  const failure = useFailure();
  const [closeOverdue, { isLoading }] = useCloseOverdueSessionsMutation();

  const closeSessions = async () => {
    const { data, error } = await closeOverdue();
    if (error) failure.toast(error);
    else toast.success(t('overdueClosed', { count: data.count }));
  };

  return (
    <Can do="session:clean">
      <Button icon="stop" busy={isLoading} onClick={() => void closeSessions()}>
        {t('closeOverdue')}
      </Button>
    </Can>
  );
}
