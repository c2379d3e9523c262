import { pageStore } from './store.ts';

test('one name is one store, whoever asks', () => {
  const seen: number[] = [];
  const mine = pageStore('test', 1);
  const stop = mine.subscribe(() => seen.push(mine.get()));
  pageStore('test', 99).set(2);
  stop();
  pageStore('test', 99).set(3);
  expect(mine.get()).toBe(3);
  expect(seen).toEqual([2]);
});
