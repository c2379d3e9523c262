import { mock } from 'node:test';

import type { ChangeKind } from '@memocartes/contract/learning/live/live';

import { coalesce } from './coalesce.ts';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

function collectPublished() {
  const published: string[] = [];
  const { push: tell, end } = coalesce<{ id: number; kind: ChangeKind }>(400, ({ id, kind }) =>
    published.push(`${id} ${kind}`),
  );
  return { passed: published, end, tell: (id: number, kind: ChangeKind) => tell({ id, kind }) };
}

test('publishes the first change at once, those within the window together as the strongest', () => {
  const { passed, tell } = collectPublished();
  tell(1, 'ANSWERS');
  expect(passed).toEqual(['1 ANSWERS']);
  tell(1, 'ANSWERS');
  tell(1, 'SESSION');
  tell(1, 'PUPILS');
  mock.timers.tick(399);
  expect(passed).toHaveLength(1);
  mock.timers.tick(1);
  expect(passed).toEqual(['1 ANSWERS', '1 SESSION']);
  tell(1, 'ANSWERS');
  expect(passed).toHaveLength(2);
  mock.timers.tick(400);
  expect(passed[2]).toBe('1 ANSWERS');
});

test('publishes at once again after a quiet window; sessions are independent', () => {
  const { passed, tell } = collectPublished();
  tell(1, 'ANSWERS');
  tell(2, 'ANSWERS');
  mock.timers.tick(400);
  tell(1, 'ANSWERS');
  expect(passed).toEqual(['1 ANSWERS', '2 ANSWERS', '1 ANSWERS']);
});

test('publishes nothing after end()', () => {
  const { passed, tell, end } = collectPublished();
  tell(1, 'ANSWERS');
  tell(1, 'PUPILS');
  end();
  mock.timers.tick(1_000);
  expect(passed).toEqual(['1 ANSWERS']);
});
