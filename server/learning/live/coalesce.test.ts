import { jest } from '@jest/globals';
import type { ChangeKind } from '@memocartes/contract/learning/live/live';
import { coalesce } from './coalesce.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function following() {
  const passed: string[] = [];
  const { tell, end } = coalesce<{ id: number; kind: ChangeKind }>(400, ({ id, kind }) => passed.push(`${id} ${kind}`));
  return { passed, end, tell: (id: number, kind: ChangeKind) => tell({ id, kind }) };
}

test('the first goes at once; the rest of its moment goes together, as the strongest', () => {
  const { passed, tell } = following();
  tell(1, 'ANSWERS');
  expect(passed).toEqual(['1 ANSWERS']);
  tell(1, 'ANSWERS');
  tell(1, 'SESSION');
  tell(1, 'PUPILS');
  jest.advanceTimersByTime(399);
  expect(passed).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(passed).toEqual(['1 ANSWERS', '1 SESSION']);
  tell(1, 'ANSWERS');
  expect(passed).toHaveLength(2);
  jest.advanceTimersByTime(400);
  expect(passed[2]).toBe('1 ANSWERS');
});

test('after a quiet moment the next goes at once again; sessions don’t wait for each other', () => {
  const { passed, tell } = following();
  tell(1, 'ANSWERS');
  tell(2, 'ANSWERS');
  jest.advanceTimersByTime(400);
  tell(1, 'ANSWERS');
  expect(passed).toEqual(['1 ANSWERS', '2 ANSWERS', '1 ANSWERS']);
});

test('nothing is passed on any more once it has ended', () => {
  const { passed, tell, end } = following();
  tell(1, 'ANSWERS');
  tell(1, 'PUPILS');
  end();
  jest.advanceTimersByTime(1_000);
  expect(passed).toEqual(['1 ANSWERS']);
});
