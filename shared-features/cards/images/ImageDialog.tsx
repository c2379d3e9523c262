import { Dialog } from '@memocartes/shared-ui/dialog';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useUnsaved } from '../../unsaved/index.ts';
import type { ImageDialogProps } from './imageDialog.props.ts';
import { NewImage } from './NewImage.tsx';
import { OwnImages } from './OwnImages.tsx';
import './card-image.css';

const tabs = ['new', 'own'] as const;

/** Chooses an image for a card: a file, a pasted picture, or an image uploaded earlier. */
export function ImageDialog({ fillsSide, picked, onUse, onClose }: ImageDialogProps) {
  const { t } = useTranslation('cardImage');
  const [tab, setTab] = useState<(typeof tabs)[number]>('new');
  const [isDirty, setIsDirty] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const leave = useUnsaved(isDirty, { close: onClose });
  return (
    <Dialog width={600} title={t('chooseImage')} onClose={() => void leave()} busy={isBusy}>
      <Tabs
        label={t('chooseImage')}
        tabs={tabs.map((key) => ({ key, label: t(`images.${key}`) }))}
        value={tab}
        disabled={isBusy}
        onChange={(key) =>
          void leave(() => {
            setIsDirty(false);
            setTab(key);
          })
        }
      >
        {tab === 'new' ? (
          <NewImage fillsSide={fillsSide} picked={picked} onUse={onUse} onDirty={setIsDirty} onBusy={setIsBusy} />
        ) : (
          <OwnImages onUse={onUse} leave={leave} onDirty={setIsDirty} onBusy={setIsBusy} />
        )}
      </Tabs>
    </Dialog>
  );
}
