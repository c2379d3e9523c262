import { type ReactNode, useState } from 'react';

import { Button } from '../button/Button.tsx';
import { usePromise } from '../lazy/usePromise.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { Confirmation } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = Confirmation & { readonly onAnswer: (yes: boolean) => void };

const messageOf = (error: unknown): ReactNode =>
  typeof error === 'object' && error && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;

/** A confirmation dialog, 439 px wide. Calls `onAnswer` when cancelled, or once the action has succeeded. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    body,
    details,
    lost,
    undoHint,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    action,
    failure = messageOf,
    onAnswer,
  } = props;
  const isCalm = tone === 'calm';
  const texts = useUiTexts();
  const loaded = usePromise(details);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ReactNode>();

  const runAction = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await action?.();
      onAnswer(true);
    } catch (thrown) {
      setError(failure(thrown) ?? texts.errorTitle);
      setBusy(false);
    }
  };

  const buttons = (
    <>
      <Button data-autofocus kind={isCalm ? 'primary' : 'secondary'} onClick={() => onAnswer(false)} disabled={busy}>
        {cancelLabel ?? texts.cancel}
      </Button>
      <Button kind={isCalm ? 'secondary' : tone} busy={busy || !loaded.isSettled} onClick={runAction}>
        {confirmLabel ?? texts.confirm}
      </Button>
    </>
  );

  return (
    <Dialog kind="alertdialog" title={title} onClose={() => onAnswer(false)} busy={busy} footer={buttons}>
      {body && <div>{body}</div>}
      {details && <div role="status">{loaded.value}</div>}
      {lost && <div className="mc-dialog__lost">{lost}</div>}
      {undoHint && <div className="mc-dialog__way-back">{undoHint}</div>}
      {error && (
        <div className="mc-dialog__error" role="alert">
          {error}
        </div>
      )}
    </Dialog>
  );
}
