import { useFailure } from '@memocartes/shared-shell/errors';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { usePublicSettings } from '../../public-page/settings.tsx';
import type { SignOnRequest } from './request.ts';

type Props = {
  readonly label?: string;
  readonly request: SignOnRequest;
};

/** Starts the GAR sign-on; its library is loaded on click. */
export function GarButton({ label, request }: Props) {
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
      await startSignOn(settings, request);
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
