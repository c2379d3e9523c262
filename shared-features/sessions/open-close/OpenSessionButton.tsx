import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { Button, type ButtonProps } from '@memocartes/shared-ui/button';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useOwnClass } from '../students/useOwnClass.ts';
import type { ClassToOpen, OpenSessionDialogProps } from './OpenSessionDialog.tsx';

type Props = Pick<ButtonProps, 'kind' | 'size' | 'block'> & { readonly class_: ClassToOpen };

// Loaded on demand: the code of the dialog is large, and the dashboard shows the button for each class.
const loadDialog = async () => (await import('./OpenSessionDialog.tsx')).OpenSessionDialog;

/** Loads the dialog before the click, so that it opens immediately. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

/** Opens a session for a class, after a dialog that asks for its length [permissions.sessions]. */
export function OpenSessionButton({ class_, ...look }: Props) {
  const { t } = useTranslation('sessions');
  const ownClass = useOwnClass();
  const failure = useFailure();
  const [isLoading, setIsLoading] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<OpenSessionDialogProps>>();

  const ask = async () => {
    setIsLoading(true);
    try {
      const OpenSessionDialog = await loadDialog();
      setDialog(() => OpenSessionDialog);
    } catch (error) {
      failure.toast(error);
    } finally {
      setIsLoading(false);
    }
  };

  return (
    <Can do="session:open" on={ownClass}>
      <Button
        icon="play"
        {...look}
        busy={isLoading}
        aria-label={t('open.actNamed', { name: class_.name })}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => void ask()}
      >
        {t('open.act')}
      </Button>
      {Dialog && <Dialog class_={class_} onClose={() => setDialog(undefined)} />}
    </Can>
  );
}
