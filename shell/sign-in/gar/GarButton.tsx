import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePublicSettings } from '../../public-page/settings.tsx';

type Props = {
  readonly label?: string;
  /** Code that links the GAR identity to the account that requested the code. */
  readonly linkCode?: string;
};

/** Starts the GAR sign-on; its library is loaded on click. */
export function GarButton({ label, linkCode }: Props) {
  const { t } = useTranslation('public');
  const failure = useFailure();
  const { settings, failed } = usePublicSettings();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const start = async () => {
    if (!settings) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      const { startSignOn } = await import('./gar.ts');
      const requiresNewSignIn = new URLSearchParams(location.search).has('again');
      await startSignOn(settings, linkCode?.trim() || undefined, requiresNewSignIn);
    } catch (thrown) {
      setRefusal(failure.text(thrown));
      setBusy(false);
    }
  };
  return (
    <>
      {(refusal || failed) && <Banner tone="danger">{refusal ?? t('noSettings')}</Banner>}
      <Button kind="primary" size="large" block busy={busy} disabled={!settings} onClick={() => void start()}>
        {label ?? t('signIn.gar')}
      </Button>
    </>
  );
}
