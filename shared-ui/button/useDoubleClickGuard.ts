import { type MouseEvent, useRef } from 'react';

/**
 * Detects the second click of a double click whose first click has put this button under the pointer
 * [interface.double-click].
 * @returns a function that returns whether a click was intended for this button
 */
export function useDoubleClickGuard(): (click: MouseEvent) => boolean {
  const gotFirstClick = useRef(false);
  return ({ detail }) => {
    const isIntended = detail !== 2 || gotFirstClick.current;
    gotFirstClick.current = detail === 1;
    return isIntended;
  };
}
