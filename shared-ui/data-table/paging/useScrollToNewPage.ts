import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to the top of a list when its page changes, if the top is out of view. */
export function useScrollToNewPage(list: RefObject<HTMLElement | null>, pageNumber: number): void {
  const lastPage = useRef(pageNumber);
  useEffect(() => {
    if (lastPage.current === pageNumber) return;
    lastPage.current = pageNumber;
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView({ block: 'start' });
  }, [list, pageNumber]);
}
