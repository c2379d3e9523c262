import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

import { ActionsContext } from '../action-entry/ActionsContext.ts';
import { IconButton } from '../button/IconButton.tsx';
import { useOpenDialog } from '../overlay/openDialogs.ts';
import { useEscape } from '../overlay/useEscape.ts';
import { keepTabInside, useFocusInside } from '../overlay/useFocusInside.ts';
import { useFocusNewTitle } from '../overlay/useFocusNewTitle.ts';
import { useKeyboardScroll } from '../overlay/useKeyboardScroll.ts';
import { Saving } from '../saving/Saving.tsx';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import './dialog.css';

export type DialogProps = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons, the primary one last. */
  readonly footer?: ReactNode;
  /** Width in px; 439 by default. */
  readonly width?: number;
  /** An `alertdialog` has no close button, since its question requires an answer. */
  readonly kind?: 'dialog' | 'alertdialog';
  /** The dialog is saving: it can't be closed, so that an error is seen, nor changed [interface.dialog-busy]. */
  readonly busy?: boolean;
  readonly children: ReactNode;
};

/** A dialog over the page. Render it only while open: the focus moves into it on mount and back on unmount. */
export function Dialog(props: DialogProps) {
  return createPortal(
    // The dialog's buttons are no entries of the menu that opened it, and work while the form that opened it is saved.
    <ActionsContext value={null}>
      <Saving when={false}>
        <DialogFrame {...props} />
      </Saving>
    </ActionsContext>,
    document.body,
  );
}

function DialogFrame({ title, onClose, footer, width, kind = 'dialog', busy = false, children }: DialogProps) {
  const texts = useUiTexts();
  const titleId = useId();
  const bodyId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInside(ref);
  useFocusNewTitle(ref, heading, title);
  const close = () => !busy && onClose();
  useEscape(ref, close);
  useOpenDialog(close);
  useKeyboardScroll(body);
  const trapFocus = (event: KeyboardEvent) => ref.current && keepTabInside(event, ref.current);

  return (
    <div className="mc-scrim" onKeyDown={trapFocus} role="presentation">
      <div
        ref={ref}
        className="mc-dialog"
        role={kind}
        aria-modal="true"
        aria-labelledby={titleId}
        aria-describedby={kind === 'alertdialog' ? bodyId : undefined}
        tabIndex={-1}
        style={width ? { '--mc-width': `${width}px` } : undefined}
      >
        <div className="mc-dialog__head">
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {kind === 'dialog' && <IconButton icon="close" label={texts.close} disabled={busy} onClick={onClose} />}
        </div>
        <div className="mc-dialog__body" id={bodyId} ref={body}>
          <Saving when={busy}>{children}</Saving>
        </div>
        {footer && <div className="mc-dialog__foot">{footer}</div>}
      </div>
    </div>
  );
}
