import { renderHook } from '@testing-library/react';

import { useRepeatableCall } from './useRepeatableCall.ts';

const error = (code: string) => Object.assign(new Error(code), { status: 0, code, fields: {} });

test('a repeated call that was carried out the first time succeeds; another refusal and another change fail [interface.repeated-change]', async () => {
  const { result } = renderHook(() => useRepeatableCall('ALREADY_ATTACHED'));
  const send = (id: number, code?: string) =>
    result.current({ id }, () => (code ? Promise.reject(error(code)) : Promise.resolve('fait')));
  await expect(send(1, 'ALREADY_ATTACHED')).rejects.toThrow('ALREADY_ATTACHED');
  await expect(send(1, 'OFFLINE')).rejects.toThrow('OFFLINE');
  await expect(send(1, 'UNAVAILABLE')).rejects.toThrow('UNAVAILABLE');
  await expect(send(1, 'ALREADY_ATTACHED')).resolves.toBeUndefined();
  await expect(send(1, 'ALREADY_ATTACHED')).rejects.toThrow('ALREADY_ATTACHED');
  await expect(send(1, 'OFFLINE')).rejects.toThrow('OFFLINE');
  await expect(send(2, 'ALREADY_ATTACHED')).rejects.toThrow('ALREADY_ATTACHED');
  await expect(send(1, 'OFFLINE')).rejects.toThrow('OFFLINE');
  await expect(send(1, 'NOT_FOUND')).rejects.toThrow('NOT_FOUND');
  await expect(send(1)).resolves.toBe('fait');
});
