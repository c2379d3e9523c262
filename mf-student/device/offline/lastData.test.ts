import { act, renderHook } from '@testing-library/react';

import { useLastData } from './lastData.ts';
import { storeInTab } from './tabData.ts';

test('once the network has responded, a page that waits again shows stored data only after 4 s [interface.silent-network]', async () => {
  jest.useFakeTimers();
  storeInTab('names', 'stored');
  const { result, rerender } = renderHook(
    (query: { readonly data?: string; readonly error?: unknown }) => useLastData('names', query),
    {
      initialProps: {},
    },
  );
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(result.current).toBe('stored');
  rerender({ data: 'received' });
  rerender({});
  expect(result.current).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(result.current).toBe('received');
  // The network is silent again: the next wait shows stored data immediately.
  rerender({ error: { status: 500, code: 'UNEXPECTED', message: '' } });
  rerender({});
  expect(result.current).toBe('received');
  jest.useRealTimers();
});
