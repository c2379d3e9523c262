import { useEffect, useRef } from 'react';

/**
 * Scrolls the active option of a list into view after a key has moved to it. Not after the pointer has: the list would
 * scroll under it.
 * @param optionId id of the active option's element; undefined if there is none
 * @returns a function to call when a key moves to another option
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
