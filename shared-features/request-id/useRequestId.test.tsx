import { renderHook } from '@testing-library/react';

import { useRequestId } from './useRequestId.ts';

test('the same content keeps its id, also after a render; changed content gets a new one', () => {
  const { result, rerender } = renderHook(() => useRequestId());
  const first = result.current({ title: 'Rentrée' });
  expect(result.current({ title: 'Rentrée' })).toBe(first);
  rerender();
  expect(result.current({ title: 'Rentrée' })).toBe(first);
  const changed = result.current({ title: 'Vacances' });
  expect(changed).not.toBe(first);
  expect(result.current({ title: 'Vacances' })).toBe(changed);
});
