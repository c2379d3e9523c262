import { act } from '@testing-library/react';

/** Shows or hides the page, as a change of the browser's tab does. Restore with `jest.restoreAllMocks()`. */
export function setPageVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
