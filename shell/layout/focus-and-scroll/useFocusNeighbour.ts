import { tabStops, watchContent } from '@memocartes/shared-ui/overlay';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Parts of a page. When a control in one is removed, focus moves only within that part. */
const partOfPage = 'section, form, article, [role=tabpanel], main';

/**
 * `around`: the elements around a control up to its part of the page, from inside to outside. `stops`: the controls of
 * that part.
 */
type Focused = {
  readonly control: HTMLElement;
  readonly around: readonly HTMLElement[];
  readonly stops: readonly HTMLElement[];
};

function focusedIn(main: HTMLElement, control: HTMLElement): Focused {
  const part = control.parentElement?.closest<HTMLElement>(partOfPage) ?? main;
  const around: HTMLElement[] = [];
  for (let element = control.parentElement; element; element = element === part ? null : element.parentElement) {
    around.push(element);
  }
  return { control, around, stops: tabStops(part) };
}

/**
 * The next control, else the previous one, in the innermost element around the removed control that still has another
 * control.
 */
function neighbourOf({ control, around, stops }: Focused): HTMLElement | undefined {
  const at = stops.indexOf(control);
  for (const place of around.filter((element) => element.isConnected)) {
    const isAvailable = (stop: HTMLElement) => stop !== control && place.contains(stop) && !stop.matches(':disabled');
    const neighbour = stops.slice(at + 1).find(isAvailable) ?? stops.slice(0, at).findLast(isAvailable);
    if (neighbour) return neighbour;
  }
  return undefined;
}

/**
 * When the focused control of the page is removed, moves focus to the control next to it [interface.focus-neighbour].
 * After a click or a touch, focus is not moved: it would open an on-screen keyboard. Call it in a layout that
 * renders `#main`.
 */
export function useFocusNeighbour(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    let focused: Focused | undefined;
    let isPointer = false;

    const onFocus = ({ target }: FocusEvent) => {
      const isControl = target instanceof HTMLElement && target.tabIndex >= 0 && main.contains(target);
      focused = isControl ? focusedIn(main, target) : undefined;
    };

    const onPointer = () => {
      isPointer = true;
    };

    const onKey = () => {
      isPointer = false;
    };

    const stopWatching = watchContent(main, () => {
      if (!focused || focused.control.isConnected || document.activeElement !== document.body) return;
      if (!isPointer) neighbourOf(focused)?.focus();
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
