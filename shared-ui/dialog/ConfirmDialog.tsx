import { type ReactNode, useEffect, useState } from 'react';

import { Button } from '../button/Button.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import type { Confirmation } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

export type ConfirmDialogProps = Confirmation & { readonly onAnswer: (yes: boolean) => void };

const messageOf = (error: unknown): ReactNode =>
  typeof error === 'object' && error && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined;

/** The resolved value of `details`, undefined if rejected; `loading` until it is settled. */
function useDetails(details: Promise<ReactNode> | undefined) {
  const [settled, setSettled] = useState<{ readonly of: Promise<ReactNode>; readonly text?: ReactNode }>();
  useEffect(() => {
    details?.then(
      (text) => setSettled({ of: details, text }),
      () => setSettled({ of: details }),
    );
  }, [details]);
  const isSettled = settled?.of === details;
  return { text: isSettled ? settled?.text : undefined, loading: !isSettled };
}

/** A confirmation dialog, 439 px wide. Calls `onAnswer` when cancelled, or once the action has succeeded. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    body,
    details: loadedDetails,
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
  const details = useDetails(loadedDetails);
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
      <Button kind={isCalm ? 'secondary' : tone} busy={busy || details.loading} onClick={runAction}>
        {confirmLabel ?? texts.confirm}
      </Button>
    </>
  );

  return (
    <Dialog kind="alertdialog" title={title} onClose={() => onAnswer(false)} busy={busy} footer={buttons}>
      {body && <div>{body}</div>}
      {loadedDetails && <div role="status">{details.text}</div>}
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
