import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { InstallDialog } from './InstallDialog.tsx';
import { installOffer } from './makeInstallable.ts';
import { useInstallOffer } from './useInstall.ts';
import './install.css';

/** The hint above the page. Its button opens the browser's own prompt if offered, or else the steps. */
export function InstallBanner({ onClose: close }: { readonly onClose: () => void }) {
  const { t } = useTranslation('install');
  const offer = useInstallOffer();
  const [isExplaining, setIsExplaining] = useState(false);

  const install = () => {
    void installOffer.accept();
    close();
  };

  const action = (
    <Button size="small" onClick={offer ? install : () => setIsExplaining(true)}>
      {t(offer ? 'install' : 'how')}
    </Button>
  );

  return (
    <div className="sh-install-hint">
      <Banner icon="tablet" action={action} onClose={close}>
        {t('hint')}
      </Banner>
      {isExplaining && <InstallDialog onClose={close} />}
    </div>
  );
}
