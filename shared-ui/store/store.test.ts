import { pageStore } from './store.ts';

test('the same name returns the same store', () => {
  const seen: number[] = [];
  const mine = pageStore('test', 1);
  const stop = mine.subscribe(() => seen.push(mine.get()));
  pageStore('test', 99).set(2);
  stop();
  pageStore('test', 99).set(3);
  expect(mine.get()).toBe(3);
  expect(seen).toEqual([2]);
});
