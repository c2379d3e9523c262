import { useEffect, useRef } from 'react';

/**
 * Scrolls the active option of a list into view after a key press has moved to it. A move of the pointer does not
 * scroll: the list would move under the pointer.
 * @param optionId id of the active option's element; undefined if there is none
 * @returns a function to call when a key press moves to another option
 */
export function useScrollToOption(optionId: string | undefined): () => void {
  const isMovedByKey = useRef(false);
  useEffect(() => {
    if (!isMovedByKey.current) return;
    isMovedByKey.current = false;
    if (optionId !== undefined) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
  });
  return () => {
    isMovedByKey.current = true;
  };
}
