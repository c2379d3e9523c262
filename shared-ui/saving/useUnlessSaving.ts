import { useIsSaving } from './Saving.tsx';

/**
 * Returns `isSaving`, and a function that wraps a handler: the handler is not called while the part of the page around
 * the component is being saved. A controlled control then keeps its value.
 */
export function useUnlessSaving() {
  const isSaving = useIsSaving();
  const unlessSaving =
    <Arguments extends readonly unknown[]>(handle: (...values: Arguments) => void) =>
    (...values: Arguments): void => {
      if (!isSaving) handle(...values);
    };
  return { isSaving, unlessSaving };
}
