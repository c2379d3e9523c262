import { type RefObject, useEffect, useRef } from 'react';

/** Brings the first thing that is wrong in a form into sight, after each try to send it. */
export function useShowFirstError(tried: boolean, tries: number): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!tried) return;
    const firstError = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .mc-field__error');
    if (firstError instanceof HTMLInputElement) firstError.focus();
    else firstError?.scrollIntoView?.({ block: 'center' });
  }, [tried, tries]);
  return form;
}
