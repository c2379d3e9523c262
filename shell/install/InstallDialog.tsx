import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { Icon } from '@memocartes/shared-ui/icon';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { installOffer } from './makeInstallable.ts';
import { type Device, thisDevice, useInstallOffer } from './useInstall.ts';
import './install.css';

type Props = {
  /** The device that the steps are for: this device by default. */
  readonly device?: Device;
  readonly onClose: () => void;
};

/** The button of the browser's own prompt or, without it, the steps for the home screen [interface.install-steps]. */
export function InstallDialog({ device = thisDevice(), onClose }: Props) {
  const { t } = useTranslation('install');
  const offer = useInstallOffer();

  const install = () => {
    void installOffer.accept();
    onClose();
  };

  return (
    <Dialog
      title={t(offer ? 'titleOfPrompt' : 'title')}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          {offer && (
            <Button kind="primary" onClick={install}>
              {t('install')}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <p>{t('intro')}</p>
        {!offer && (
          <>
            <ol className="sh-install">
              <li>
                {t(`steps.${device}.open`)}
                {device === 'apple' && (
                  <>
                    {' '}
                    <Icon name="share" /> {t('steps.apple.where')}
                  </>
                )}
              </li>
              <li>{t(`steps.${device}.choose`)}</li>
              <li>{t(`steps.${device}.confirm`)}</li>
            </ol>
            <p className="sh-install__note">{t(`note.${device}`)}</p>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
