import { useRenewDeviceSecretMutation } from '@memocartes/shared-api/devices.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Invalidates printed and copied QR codes, after a confirmation [tablets.secret]. */
export function RenewSecret({ schoolId }: { readonly schoolId: number }) {
  const { t } = useTranslation('attachTablets');
  const failure = useFailure();
  const [renew] = useRenewDeviceSecretMutation();

  const ask = async () => {
    const isDone = await confirm({
      title: t('renewAsk'),
      body: t('renewBody'),
      lost: t('renewLost'),
      confirmLabel: t('renew'),
      tone: 'danger',
      action: () => renew({ school_id: schoolId }).unwrap(),
      failure: failure.text,
    });
    if (isDone) toast.success(t('renewed'));
  };

  return (
    <Can do="school-device:manage" on={{ schoolId }}>
      <Button size="small" icon="refresh" onClick={() => void ask()}>
        {t('renew')}
      </Button>
    </Can>
  );
}
