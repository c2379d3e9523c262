import { startTexts } from '@memocartes/shared-shell/i18n';
import { renderHook } from '@testing-library/react';

import { useRecentDay } from './useRecentDay.ts';

beforeAll(() => startTexts([]));

test.each([
  ['2026-11-22T23:10:00Z', '00:10'],
  ['2026-11-22T22:59:00Z', 'hier'],
  ['2026-11-21T12:00:00Z', 'samedi'],
  ['2026-11-17T12:00:00Z', 'mardi'],
  ['2026-11-16T12:00:00Z', '16/11/2026'],
  // The device's clock is behind: a day in the future is never shown as « demain ».
  ['2026-11-24T12:00:00Z', '24/11/2026'],
])('%s is shown as « %s » on 23 November 2026', (instant, shown) => {
  const { result } = renderHook(() => useRecentDay('2026-11-23'));
  expect(result.current(instant)).toBe(shown);
});

test('determines the day in Paris across the change to winter time', () => {
  const { result } = renderHook(() => useRecentDay('2026-10-26'));
  expect(['2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z'].map(result.current)).toEqual(['samedi', 'hier']);
});
