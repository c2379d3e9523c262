import { readOverride, removeOverride, storeOverride, watchOverride } from './index.ts';

const key = 'memocartes.override';
const hour = 3_600_000;
const choice = { account: 7, remote: 'mf-teacher', version: '2.0.0-ab' };

beforeEach(() => localStorage.clear());

test('an override applies to its account only, and ends after eight hours [override.local] [override.ends]', () => {
  expect(storeOverride(choice, 0)).toBe(true);
  expect(readOverride(7, hour)).toEqual({ ...choice, until: 8 * hour });
  expect(readOverride(8, hour)).toBeUndefined();
  expect(readOverride(7, 8 * hour)).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['invalid JSON', 'yes'],
  ['neither a version nor an address', JSON.stringify({ account: 7, remote: 'mf-teacher', until: hour })],
  [
    'both a version and an address',
    JSON.stringify({ ...choice, address: 'https://remotes.example.org/mf-manifest.json', until: hour }),
  ],
  ['an end more than eight hours away', JSON.stringify({ ...choice, until: 9 * hour })],
  ['a version that is not a string', JSON.stringify({ ...choice, version: 2, until: hour })],
])('ignores a stored value with %s', (_what, text) => {
  localStorage.setItem(key, text);
  expect(readOverride(7, 0)).toBeUndefined();
});

test('reports that another tab has ended the override, but not that it has started one', () => {
  const onEnd = jest.fn();
  const stop = watchOverride(onEnd);
  dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(choice) }));
  dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }));
  expect(onEnd).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(onEnd).toHaveBeenCalledTimes(1);
  stop();
  removeOverride();
});
