import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes the text fields of a form read-only while it is saving: what is typed meanwhile would not be saved
 * [interface.saving-read-only]. They keep the focus, which disabled fields would lose.
 */
export function useReadOnlyWhile(ref: RefObject<HTMLFormElement | null>, isSaving: boolean): void {
  useLayoutEffect(() => {
    if (!isSaving) return;
    const editableFields = ref.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'input:not([readonly]), textarea:not([readonly])',
    );
    for (const field of editableFields ?? []) field.readOnly = true;
    return () => {
      for (const field of editableFields ?? []) field.readOnly = false;
    };
  }, [ref, isSaving]);
}
