import type { Enrolment } from '@memocartes/contract/auth/auth.routes';
import {
  useConfirmEnrolmentMutation,
  useDisableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartEnrolmentMutation,
} from '@memocartes/shared-api/auth.api';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EnrolmentForm, RecoveryCodes } from '../../second-factor/index.ts';
import { ProofForm } from './ProofForm.tsx';

export type FactorAction = 'enable' | 'replace' | 'renew' | 'disable';

type Props = { readonly action: FactorAction; readonly onClose: () => void };

/**
 * One action on one's own second factor, after proof of identity. `enable` and `replace` set up an authenticator app;
 * every action except `disable` ends with new recovery codes.
 */
export function SecondFactorDialog({ action, onClose }: Props) {
  const { t } = useTranslation('accountSettings');
  const [start, starting] = useStartEnrolmentMutation();
  const [confirm, confirming] = useConfirmEnrolmentMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [disable, disabling] = useDisableSecondFactorMutation();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  // Closed while the server creates recovery codes, the dialog would never show them.
  const isBusy = [starting, confirming, renewing, disabling].some(({ isLoading }) => isLoading);

  const proceed = async ({ current_password, code }: { readonly current_password?: string; readonly code: string }) => {
    if (action === 'disable') {
      await disable({ current_password, code }).unwrap();
      toast.success(t('factor.disabled'));
      onClose();
    } else if (action === 'renew') {
      setCodes((await renew({ current_password, code }).unwrap()).recovery_codes);
    } else {
      setEnrolment(await start({ current_password, code: code || undefined }).unwrap());
    }
  };

  const enable = async (code: string) => setCodes((await confirm({ code }).unwrap()).recovery_codes);

  const finish = () => {
    toast.success(t(action === 'renew' ? 'factor.renewed' : 'factor.enabled'));
    onClose();
  };

  const title = t(action === 'enable' ? 'factor.title' : `factor.${action}`);
  if (codes) {
    // The codes can't be read again, so only their own button closes the dialog [accounts.second-factor-codes].
    return (
      <Dialog kind="alertdialog" title={title} onClose={() => undefined} width={560}>
        <RecoveryCodes codes={codes} onDone={finish} />
      </Dialog>
    );
  }

  return (
    <Dialog title={title} onClose={onClose} busy={isBusy} width={560}>
      {enrolment ? (
        <EnrolmentForm enrolment={enrolment} onConfirm={enable} />
      ) : (
        <ProofForm
          intro={t(`factor.proofIntro.${action}`)}
          withCode={action !== 'enable'}
          submitLabel={t(action === 'disable' ? 'factor.disable' : 'factor.goOn')}
          tone={action === 'disable' ? 'danger' : 'primary'}
          onProof={proceed}
        />
      )}
    </Dialog>
  );
}
