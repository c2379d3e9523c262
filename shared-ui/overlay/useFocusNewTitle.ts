import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

/**
 * When a name replaces the title of a dialog that was loading, moves the dialog's focus to its heading: screen readers
 * do not read the new name of an element that already has the focus [interface.keyboard].
 */
export function useFocusNewTitle(
  dialog: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  title: ReactNode,
): void {
  const shownTitle = useRef(title);
  useEffect(() => {
    if (title !== shownTitle.current && document.activeElement === dialog.current) heading.current?.focus();
    shownTitle.current = title;
  }, [dialog, heading, title]);
}
