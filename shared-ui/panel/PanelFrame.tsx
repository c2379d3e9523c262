import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { useEscape } from '../overlay/useEscape.ts';
import { keepTabInside, useFocusInside } from '../overlay/useFocusInside.ts';
import { useFocusNewTitle } from '../overlay/useFocusNewTitle.ts';
import { useKeyboardScroll } from '../overlay/useKeyboardScroll.ts';
import { Saving } from '../saving/Saving.tsx';
import { useMobile } from '../theme/breakpoints.ts';
import { useUiTexts } from '../theme/ThemeProvider.tsx';
import { useMarkOpenPanel } from './useMarkOpenPanel.ts';
import './panel.css';

export type PanelFrameProps = {
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons, the primary one last. A `danger-quiet` button in first position is separated, on the left. */
  readonly footer?: ReactNode;
  /** The panel is saving: it can't be closed, so that an error is seen, nor changed [interface.dialog-busy]. */
  readonly busy?: boolean;
  /** Identifies the content; when it changes, focus moves in again. */
  readonly focusKey?: string | number;
  readonly children: ReactNode;
};

/**
 * The frame of a side panel: title, close button, body, footer. Focus moves in and back; Esc closes the panel. In a
 * narrow window the panel covers the page and traps Tab.
 */
export function PanelFrame({ title, onClose, footer, busy = false, focusKey, children }: PanelFrameProps) {
  const texts = useUiTexts();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusInside(ref, focusKey);
  useFocusNewTitle(ref, heading, title);
  useEscape(ref, () => !busy && onClose());
  useKeyboardScroll(body);
  useMarkOpenPanel();
  const isOverPage = useMobile();
  const trapFocus = (event: KeyboardEvent) => ref.current && keepTabInside(event, ref.current);
  return (
    <section
      ref={ref}
      className="mc-panel"
      role="dialog"
      aria-modal={isOverPage || undefined}
      aria-labelledby={id}
      tabIndex={-1}
      {...(isOverPage && { onKeyDown: trapFocus })}
    >
      <header className="mc-panel__head">
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={texts.close} disabled={busy} onClick={onClose} />
      </header>
      <div className="mc-panel__body" ref={body}>
        <Saving when={busy}>{children}</Saving>
      </div>
      {footer && <footer className="mc-panel__foot">{footer}</footer>}
    </section>
  );
}
