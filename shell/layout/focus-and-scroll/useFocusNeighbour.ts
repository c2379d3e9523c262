import {
  elementsAround,
  focusAfterRemoval,
  type FocusedControl,
  focusedControl,
  watchContent,
} from '@memocartes/shared-ui/overlay';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Parts of a page. When a control in one is removed, focus moves only within the outermost part around it. */
const partOfPage = 'section, form, article, [role=tabpanel]';

/** The outermost part of the page around a control; the page itself if there is none. */
const partAround = (control: HTMLElement, main: HTMLElement) =>
  elementsAround(control, main)
    .slice(0, -1)
    .findLast((element) => element.matches(partOfPage)) ?? main;

/**
 * When the focused control of the page is removed, moves focus to its replacement with the same label, else to the
 * control next to it [interface.focus-neighbour]. After a click or a touch, focus is not moved: it would open an
 * on-screen keyboard. Call it in a layout that renders `#main`.
 */
export function useFocusNeighbour(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    let focused: FocusedControl | undefined;
    let isPointer = false;

    const onFocus = ({ target }: FocusEvent) => {
      const isControl = target instanceof HTMLElement && target.tabIndex >= 0 && main.contains(target);
      focused = isControl ? focusedControl(target, partAround(target, main)) : undefined;
    };

    const onPointer = () => {
      isPointer = true;
    };

    const onKey = () => {
      isPointer = false;
    };

    const stopWatching = watchContent(main, () => {
      if (!focused || focused.control.isConnected || document.activeElement !== document.body) return;
      if (!isPointer) focusAfterRemoval(focused)?.focus();
    });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);

    return () => {
      stopWatching();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [pathname]);
}
