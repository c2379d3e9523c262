import { toast } from '@memocartes/shared-ui/toast';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type DialogProps = { readonly onClose: () => void };

type Props = DialogProps & {
  /** Loads the dialog and its texts. */
  readonly load: () => Promise<ComponentType<DialogProps>>;
};

/** A dialog of the layout whose code is loaded when it is opened. If it can't be loaded, a toast says so. */
export function LateDialog({ load, onClose }: Props) {
  const { t } = useTranslation('errors');
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const failed = useEffectEvent(() => {
    toast.failure(t('unexpected'));
    onClose();
  });
  useEffect(() => {
    load().then((component) => setDialog(() => component), failed);
  }, [load]);
  return Dialog ? <Dialog onClose={onClose} /> : null;
}
