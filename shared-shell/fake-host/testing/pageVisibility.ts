import { act } from '@testing-library/react';

import type { InHost } from './renderInHost.tsx';

/** Shows or hides the page, as a change of the browser's tab does. Restore with `jest.restoreAllMocks()`. */
export function setPageVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/**
 * Leaves a page open: five minutes visible, an hour hidden, then visible again.
 * @param openPage renders the page; timers are fake meanwhile
 * @param path the call that the page repeats
 * @returns how often the call was sent at the end of each of the steps: opened, visible, hidden, shown again
 */
export async function countReadsWhileOpen(openPage: () => Promise<InHost>, path: string): Promise<number[]> {
  jest.useFakeTimers({ advanceTimers: true });
  const { sent, unmount } = await openPage();
  const readsAfter = async (ms: number) => {
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return sent.filter((call) => call.path === path).length;
  };
  const opened = await readsAfter(1_000);
  const visible = await readsAfter(5 * 60_000);
  setPageVisibility('hidden');
  const hidden = await readsAfter(60 * 60_000);
  setPageVisibility('visible');
  const shownAgain = await readsAfter(1_000);
  unmount();
  jest.restoreAllMocks();
  jest.useRealTimers();
  return [opened, visible, hidden, shownAgain];
}
