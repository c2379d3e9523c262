import { type RefObject, useEffect } from 'react';

import { tabStops } from './tabStops.ts';
import { watchContent } from './watchContent.ts';

/**
 * Makes a scroll container reachable by Tab while it contains no control, so that arrow keys scroll it
 * [interface.keyboard]. Some browsers do so themselves, Safari does not.
 */
export function useKeyboardScroll(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;

    const update = () => {
      const isNeeded = element.scrollHeight > element.clientHeight && tabStops(element).length === 0;
      if (isNeeded) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };

    update();
    const stopWatching = watchContent(element, update);
    addEventListener('resize', update);
    // A loaded image makes the content longer; load events do not bubble.
    element.addEventListener('load', update, true);

    return () => {
      stopWatching();
      removeEventListener('resize', update);
      element.removeEventListener('load', update, true);
    };
  }, [ref]);
}
