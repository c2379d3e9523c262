import { type RefObject, useEffect, useRef } from 'react';

/** Focuses or scrolls to the first error of a form after each submit. */
export function useShowFirstError(isSubmitted: boolean, submitCount: number): RefObject<HTMLDivElement | null> {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isSubmitted) return;
    const firstError = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .mc-field__error');
    if (firstError instanceof HTMLInputElement) firstError.focus();
    else firstError?.scrollIntoView({ block: 'center' });
  }, [isSubmitted, submitCount]);
  return form;
}
