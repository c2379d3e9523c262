import { createRandom } from './random.ts';

const numbers = Array.from({ length: 20 }, (_, i) => i);

test('the same seed gives the same numbers, another seed gives others', () => {
  const draw = (seed: number) => numbers.map(createRandom(seed).next);
  expect(draw(42)).toEqual(draw(42));
  expect(draw(42)).not.toEqual(draw(43));
});

test('generates the numbers of mulberry32', () => {
  const { next } = createRandom(1);
  expect([next(), next(), next()].map((x) => Math.round(x * 4294967296))).toEqual([2693262067, 11749833, 2265367787]);
});

test('int stays within its bounds and reaches both', () => {
  const { int } = createRandom(7);
  const seen = new Set(Array.from({ length: 500 }, () => int(3, 6)));
  expect([...seen].sort()).toEqual([3, 4, 5, 6]);
});

test('chance follows its probability', () => {
  const { chance } = createRandom(7);
  const hits = Array.from({ length: 4000 }, () => chance(0.25)).filter(Boolean).length;
  expect(hits / 4000).toBeCloseTo(0.25, 1);
});

test('shuffle keeps every element and does not change its argument', () => {
  const shuffled = createRandom(3).shuffle(numbers);
  expect(shuffled).not.toEqual(numbers);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(numbers);
});

test('sample returns distinct elements, or all of them if more are requested', () => {
  const { sample } = createRandom(3);
  expect(new Set(sample(numbers, 8)).size).toBe(8);
  expect(sample([1, 2], 5)).toHaveLength(2);
});

test('pick refuses an empty list', () => {
  expect(() => createRandom(1).pick([])).toThrow(RangeError);
});
