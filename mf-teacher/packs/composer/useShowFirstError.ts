import { type RefObject, useEffect, useRef } from 'react';

/** Brings the first thing that is wrong in a form into sight, after each try to send it. */
export function useFirstWrong(tried: boolean, tries: number): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!tried) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .mc-field__error');
    if (wrong instanceof HTMLInputElement) wrong.focus();
    else wrong?.scrollIntoView?.({ block: 'center' });
  }, [tried, tries]);
  return form;
}
