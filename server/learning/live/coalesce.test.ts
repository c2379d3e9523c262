import { mock } from 'node:test';

import type { ChangeKind } from '@memocartes/contract/learning/live/live';

import { coalesce } from './coalesce.ts';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

function collectPublished() {
  const published: string[] = [];
  const { push: publish, end } = coalesce<{ id: number; kind: ChangeKind }>(400, ({ id, kind }) =>
    published.push(`${id} ${kind}`),
  );
  return { published, end, publish: (id: number, kind: ChangeKind) => publish({ id, kind }) };
}

test('publishes the first change immediately, and further changes within the window together as their widest kind', () => {
  const { published, publish } = collectPublished();
  publish(1, 'ANSWERS');
  expect(published).toEqual(['1 ANSWERS']);
  publish(1, 'ANSWERS');
  publish(1, 'SESSION');
  publish(1, 'STUDENTS');
  mock.timers.tick(399);
  expect(published).toHaveLength(1);
  mock.timers.tick(1);
  expect(published).toEqual(['1 ANSWERS', '1 SESSION']);
  publish(1, 'ANSWERS');
  expect(published).toHaveLength(2);
  mock.timers.tick(400);
  expect(published[2]).toBe('1 ANSWERS');
});

test('publishes immediately again after a window without changes; sessions are independent', () => {
  const { published, publish } = collectPublished();
  publish(1, 'ANSWERS');
  publish(2, 'ANSWERS');
  mock.timers.tick(400);
  publish(1, 'ANSWERS');
  expect(published).toEqual(['1 ANSWERS', '2 ANSWERS', '1 ANSWERS']);
});

test('publishes nothing after end()', () => {
  const { published, publish, end } = collectPublished();
  publish(1, 'ANSWERS');
  publish(1, 'STUDENTS');
  end();
  mock.timers.tick(1_000);
  expect(published).toEqual(['1 ANSWERS']);
});
