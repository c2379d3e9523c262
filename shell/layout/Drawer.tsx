import { IconButton } from '@memocartes/shared-ui/button';
import { keepTabInside, useEscape, useFocusInside } from '@memocartes/shared-ui/overlay';
import { useUiTexts } from '@memocartes/shared-ui/theme';
import { type ReactNode, useRef } from 'react';

type Props = { readonly label: string; readonly onClose: () => void; readonly children: ReactNode };

/** The menu as a drawer on small screens. Escape or a press outside closes it. */
export function Drawer({ label, onClose, children }: Props) {
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  useFocusInside(ref);
  useEscape(ref, onClose);
  return (
    <div
      className="sh-drawer-overlay"
      role="presentation"
      onKeyDown={(event) => ref.current && keepTabInside(event, ref.current)}
    >
      <button type="button" className="sh-drawer-outside" tabIndex={-1} aria-hidden onClick={onClose} />
      <div ref={ref} className="sh-drawer" role="dialog" aria-modal="true" aria-label={label} tabIndex={-1}>
        <div className="sh-drawer-close">
          <IconButton icon="close" label={texts.close} onClick={onClose} />
        </div>
        {children}
      </div>
    </div>
  );
}
